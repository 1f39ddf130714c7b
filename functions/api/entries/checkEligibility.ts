import type { EntryKind, Form } from '../../../shared/contract/competitions/forms.ts';
import { refusalsOf } from '../../../shared/domain/eligibility/checklist.ts';
import type { EligibilityEvent, RegistryAnswer } from '../../../shared/domain/eligibility/facts.ts';
import { changeScope } from '../../../shared/domain/entries/changes/changeScope.ts';
import { enteredEvents } from '../../../shared/domain/entries/enteredEvents.ts';
import { requireOpenRegistration } from '../../../shared/domain/entries/entryProblem.ts';
import { memberNumber } from '../../../shared/domain/skaters/memberNumber.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { getFormOfVersion } from '../../store/forms/getFormOfVersion.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { countRegistryLookups } from '../../services/entries/eligibility/countRegistryLookups.ts';
import { evaluateEntry } from '../../services/entries/eligibility/evaluateEntry.ts';
import { resolveHomeRink } from '../../services/entries/save/resolveHomeRink.ts';
import { findEntry } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { newProblems, remainingAttestations } from '../../services/entries/eligibility/withEligibility.ts';

/**
 * Where nothing could be sent, nothing is answered either: what a registry knows is told to who fills in
 * an entry, and to nobody sooner than its submit would tell it.
 */
export const checkEligibility: Handler<'checkEligibility'> = async ({ body, session, now }) => {
  const { kind, competitionId } = body;
  const [competition, before] = await Promise.all([
    findCompetition(competitionId),
    body.entryId === null ? null : findEntry(session.id, body.entryId),
  ]);
  if (body.entryId !== null && (before?.kind !== kind || before.competitionId !== competitionId))
    throw new ApiError('NotFound');
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  const found = requireOpenRegistration(form?.id ?? '', { competition, form }, now);
  if ('problem' in found) throw wrongField(found.problem.field, found.problem.code);
  if (!competition || !form) throw new ApiError('NotFound');
  if (before && changeScope({ state: before.state, competition }, 'family', now) !== 'everything')
    throw wrongField('competitionId', 'MustEnabled');

  const people = body.people.map(statedFacts);
  await countRegistryLookups(session.id, people, now);
  const rink = body.homeIsiRink && (await resolveHomeRink(body.homeIsiRink, body.country ?? ''));
  const entry = {
    kind,
    competitionId,
    people,
    id: body.entryId,
    accountId: session.id,
    homeIsiRink: rink ? rink.homeIsiRink : '',
    events: eventsOf(body.event, kind, form, before),
    vouches: before ? remainingAttestations(before, before.vouches, people) : [],
  };
  const { checks, answers } = await evaluateEntry(entry, { competition, form, now });
  const problems = refusalsOf(checks, kind);
  const refused = (before ? newProblems(before, problems) : problems).length > 0;
  return { data: { checks, refused, registry: registryOf(answers) } };
};

/** Nobody has said what is null. A number goes with a birthdate, as every submit says one. */
function statedFacts({ fullName, birthdate, isi, expDate, highestIsiTestLevel, alternate }: Person) {
  return {
    fullName: fullName ?? '',
    birthdate: birthdate ?? '',
    isi: birthdate === null && memberNumber(isi ?? '') !== null ? '' : (isi ?? ''),
    expDate: expDate ?? '',
    highestIsiTestLevel: highestIsiTestLevel ?? '',
    alternate,
  };
}

type Person = Parameters<typeof checkEligibility>[0]['body']['people'][number];

/** An event that the entry is in stays as it is, whatever became of the form; what neither has is not looked at. */
function eventsOf(
  ids: readonly string[],
  kind: EntryKind,
  form: Form,
  before: StoredEntry | null,
): EligibilityEvent[] {
  return ids.flatMap(
    (id) => before?.events.find((event) => event.id === id) ?? enteredEvents(form, kind, [id])?.[0] ?? [],
  );
}

function registryOf(answers: readonly RegistryAnswer[]) {
  if (answers.includes('notAnswering')) return 'notAnswering';
  return answers.some((answer) => answer !== null) ? 'asked' : 'none';
}
