import { createHash } from 'node:crypto';
import { fieldError } from '../../shared/contract/fieldMessages.ts';
import { individualEntryProblems } from '../../shared/domain/entries/individualEntryProblems.ts';
import { findCompetition } from '../competitions/repository.ts';
import { findForm } from '../forms/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { allRinks } from '../rinks/repository.ts';
import { familyEntry, familyEntryOf } from './familyEntries.ts';
import { homeRink } from './homeRink.ts';
import { capacitiesOf, newIndividualEntry } from './newIndividualEntry.ts';
import { entrySubmittedWith, submitEntry } from './repository.ts';

/** One skater in one or more events: facts are gathered, the rule is asked, one transaction is written. */
export const submitIndividualEntry: Handler<'submitIndividualEntry'> = async (request) => {
  const { body, session, now, idempotency: key } = request;
  const idempotency = key === null ? null : { key, requestHash: hashOf(body) };
  const earlier = idempotency && (await entrySubmittedWith(session.id, idempotency));
  if (earlier) return { data: await familyEntryOf(earlier) };

  const [competition, form, rinks] = await Promise.all([
    findCompetition(body.competitionId),
    findForm(body.formId),
    allRinks(),
  ]);
  const problems = individualEntryProblems(body, { competition, form }, now);
  if (problems.length > 0 || !competition || !form) {
    const errors = problems.map((problem) => fieldError(problem.field, problem.code));
    throw new ApiError('ValidationFailed', { errors });
  }
  const entry = newIndividualEntry({
    body,
    accountId: session.id,
    competition,
    form,
    rink: homeRink(body.homeIsiRink, rinks),
    now,
  });
  const stored = await submitEntry(entry, capacitiesOf(form), idempotency);
  return { data: familyEntry(stored, competition) };
};

function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
