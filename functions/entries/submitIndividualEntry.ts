import { createHash } from 'node:crypto';
import { fieldError } from '../../shared/contract/fieldMessages.ts';
import type { Form } from '../../shared/contract/forms.ts';
import { individualEntryProblems } from '../../shared/domain/entries/individualEntryProblems.ts';
import { findCompetition, type StoredCompetition } from '../competitions/repository.ts';
import { formOfVersion } from '../forms/formOfVersion.ts';
import { findForm } from '../forms/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { familyEntry, familyEntryOf } from './familyEntries.ts';
import { homeRink } from './homeRink.ts';
import { limitsOf } from './limits.ts';
import { newIndividualEntry } from './newIndividualEntry.ts';
import { entrySubmittedWith, submitEntry } from './repository.ts';

/** One skater in one or more events: facts are gathered, the rule is asked, one transaction is written. */
export const submitIndividualEntry: Handler<'submitIndividualEntry'> = async (request) => {
  const { body, session, now, idempotency: key } = request;
  const idempotency = key === null ? null : { key, requestHash: hashOf(body) };
  const [competition, rink] = await Promise.all([
    findCompetition(body.competitionId),
    homeRink(body.homeIsiRink, body.country),
  ]);
  const form = await formFor(competition, body.formId);
  const problems = individualEntryProblems(body, { competition, form }, now);
  if (problems.length > 0 || !competition || !form) {
    // A repeat gets the first answer, also when the competition has closed in the meantime.
    const earlier = idempotency && (await entrySubmittedWith(session.id, idempotency));
    if (earlier) return { data: await familyEntryOf(earlier) };
    const errors = problems.map((problem) => fieldError(problem.field, problem.code));
    throw new ApiError('ValidationFailed', { errors });
  }
  const entry = newIndividualEntry({ body, accountId: session.id, competition, form, rink, now });
  const stored = await submitEntry(entry, limitsOf(form, competition), idempotency);
  return { data: familyEntry(stored, competition) };
};

function formFor(competition: StoredCompetition | null, formId: string): Promise<Form | null> {
  return competition?.formId === formId ? formOfVersion(formId, competition.formVersion) : findForm(formId);
}

function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
