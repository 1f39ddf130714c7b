import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { DataOf, ParsedRequest } from '../../../../../shared/contract/types.ts';
import { refusalsOf } from '../../../../../shared/domain/entering/eligibility/checklist.ts';
import type {
  EligibilityEvent,
  RegistryAnswer,
} from '../../../../../shared/domain/entering/eligibility/facts.ts';
import { changeScope } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { enteredEvents } from '../../../../../shared/domain/entering/entries/enteredEvents.ts';
import { requireOpenRegistration } from '../../../../../shared/domain/entering/entries/entryProblem.ts';
import { memberNumber } from '../../../../../shared/domain/people/skaters/memberNumber.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import {
  findCompetition,
  type StoredCompetition,
} from '../../../../store/entering/competitions/repository.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import { peopleOf, type KnownPerson } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { knownBy } from '../../../../store/entering/duplicates/identities.ts';
import { findAliases, spellingOf } from '../../../../store/entering/duplicates/repository.ts';
import { resolveHomeRink } from '../save/homeRink.ts';
import { countRegistryLookups } from './countRegistryLookups.ts';
import { evaluateEntry, newProblems, remainingAttestations } from './evaluateEntry.ts';

type EntryFormBody = ParsedRequest<'checkEligibility'>['body'];

/**
 * Evaluates an entry while its form is being filled in. Refused where the entry could not be submitted or
 * updated either, so that nobody learns more from the registry than a submit would show.
 * @throws {ApiError} NotFound; ValidationFailed with competitionId or formId; TooManyAttempts
 */
export async function evaluateEntryForm(
  accountId: string,
  body: EntryFormBody,
  now: Date,
): Promise<DataOf<'checkEligibility'>> {
  const { kind, competitionId } = body;
  const [competition, before] = await Promise.all([
    findCompetition(competitionId),
    body.entryId === null ? null : findEntry(accountId, body.entryId),
  ]);
  if (body.entryId !== null && (before?.kind !== kind || before.competitionId !== competitionId))
    throw new ApiError('NotFound');
  const open = await requireOpenCompetition(competition, before, now);

  const stated = body.people.map(statedFacts);
  await countRegistryLookups(accountId, stated, now);
  const people = await knownPeople(competitionId, stated, before);
  const rink = body.homeIsiRink && (await resolveHomeRink(body.homeIsiRink, body.country ?? ''));
  const entry = {
    kind,
    competitionId,
    people,
    id: body.entryId,
    accountId,
    homeIsiRink: rink ? rink.homeIsiRink : '',
    events: eventsOf(body.event, kind, open.form, before),
    vouches: before ? remainingAttestations(before, before.vouches, people) : [],
  };
  const { checks, answers } = await evaluateEntry(entry, { ...open, now });
  const problems = refusalsOf(checks, kind);
  const refused = (before ? newProblems(before, problems) : problems).length > 0;
  return { checks, refused, registry: registryOf(answers) };
}

async function requireOpenCompetition(
  competition: StoredCompetition | null,
  before: StoredEntry | null,
  now: Date,
): Promise<{ readonly competition: StoredCompetition; readonly form: Form }> {
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  const found = requireOpenRegistration(form?.id ?? '', { competition, form }, now);
  if ('problem' in found) throw wrongField(found.problem.field, found.problem.code);
  if (!competition || !form) throw new ApiError('NotFound');
  if (before && changeScope({ state: before.state, competition }, 'family', now) !== 'everything')
    throw wrongField('competitionId', 'MustEnabled');
  return { competition, form };
}

/** Resolves people by the stored entry, by corrections and by merges. */
async function knownPeople<Person extends KnownPerson>(
  competitionId: string,
  stated: readonly Person[],
  before: StoredEntry | null,
): Promise<Person[]> {
  const named = stated.filter(({ fullName, birthdate }) => fullName !== '' && birthdate !== '');
  const aliases = named.length === 0 ? new Map<string, string>() : await findAliases(competitionId, named);
  const had = new Map((before ? peopleOf(before) : []).map((one) => [spellingOf(one), one.knownAs]));
  return stated.map((person) => {
    const knownAs = had.get(spellingOf(person));
    return knownAs === undefined ? knownBy(person, aliases) : { ...person, knownAs };
  });
}

/** Empty for fields not filled in yet. A number without a birthdate is not looked up: submits need both. */
function statedFacts({
  fullName,
  birthdate,
  isi,
  expDate,
  highestIsiTestLevel,
  alternate,
}: EntryFormBody['people'][number]) {
  return {
    fullName: fullName ?? '',
    birthdate: birthdate ?? '',
    isi: birthdate === null && memberNumber(isi ?? '') !== null ? '' : (isi ?? ''),
    expDate: expDate ?? '',
    highestIsiTestLevel: highestIsiTestLevel ?? '',
    alternate,
  };
}

/** Events of the stored entry as they are in it, even if the form has changed; new ones as the form has them. */
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
