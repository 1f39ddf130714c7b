import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { checklist, refusalsOf, type Check } from '../../../../shared/domain/eligibility/checklist.ts';
import type { RegistryAnswer } from '../../../../shared/domain/eligibility/facts.ts';
import type { EntryProblem } from '../../../../shared/domain/entries/entryProblem.ts';
import { memberNumber } from '../../../../shared/domain/skaters/memberNumber.ts';
import type { StoredCompetition } from '../../../store/competitions/repository.ts';
import { isRegistryKept, membershipOf } from '../../members/registry.ts';
import { skatesWithAnother } from '../../../store/entries/rosters.ts';
import { entriesInCompetition } from '../../../store/entries/repository.ts';
import { eligibilityFacts, storedFindings, type EligibilitySubject } from './eligibilityFacts.ts';
import { peopleOf } from '../../../store/entries/people.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** What an entry is looked at with; the form says how many skate in a team, and is needed for no other. */
export interface EligibilityContext {
  readonly competition: Pick<StoredCompetition, 'startDate' | 'endDate' | 'timeZone' | 'eligibility'>;
  readonly form: Form | null;
  readonly now: Date;
}

/** What came of looking at an entry. */
export interface EligibilityResult {
  readonly findings: StoredEntry['checks'];
  /** Why the entry cannot be taken as it is; empty where it can. */
  readonly problems: readonly EntryProblem[];
  /** Whether a registry was asked that did not answer. */
  readonly isUnanswered: boolean;
}

/** Asks the eligibility rules about an entry as it is about to be stored. */
export async function checkEntry(
  entry: StoredEntry,
  context: EligibilityContext,
): Promise<EligibilityResult> {
  const { checks, answers } = await evaluateEntry({ ...entry, people: peopleOf(entry) }, context);
  // Who is in an event twice is refused by the transaction, which knows every family's entries.
  const checkedRules = checks.filter(({ rule }) => rule !== 'sameEvent');
  return {
    findings: storedFindings(checkedRules),
    problems: refusalsOf(checkedRules, entry.kind),
    isUnanswered: answers.includes('notAnswering'),
  };
}

/** Whose entry it is and where; `id` is null of one that is not stored yet. */
interface EntryReference extends Pick<StoredEntry, 'accountId' | 'competitionId'> {
  readonly id: string | null;
}

/**
 * Gathers an entry's facts and asks every rule about it: of an entry that is stored, and in the same way
 * of one that is still being filled in.
 * @returns the whole checklist, and what a registry said of each of the entry's people
 */
export async function evaluateEntry(
  entry: EligibilitySubject & EntryReference,
  context: EligibilityContext,
): Promise<{ readonly checks: Check[]; readonly answers: readonly RegistryAnswer[] }> {
  const [answers, others, teams] = await Promise.all([
    registryAnswers(
      entry.people.map(({ isi }) => isi),
      context.now,
    ),
    otherEntries(entry),
    otherTeams(entry),
  ]);
  return { checks: checklist(eligibilityFacts(entry, { ...context, answers, others, teams })), answers };
}

/** Of each of the people of a team: whether another team has them in its event. */
async function otherTeams({
  kind,
  competitionId,
  id,
  events,
  people,
}: EligibilitySubject & EntryReference): Promise<boolean[]> {
  const [event] = events;
  if (kind !== 'team' || !event) return [];
  return skatesWithAnother({ competitionId, eventId: event.id, entryId: id }, people);
}

/** Null for who has no number, and for all of them where no registry is kept. */
async function registryAnswers(numbers: readonly string[], now: Date): Promise<RegistryAnswer[]> {
  const known = numbers.map((isi) => memberNumber(isi));
  if (known.every((number) => number === null) || !(await isRegistryKept())) return known.map(() => null);
  return Promise.all(known.map((number) => (number === null ? null : membershipOf(number, now))));
}

/** A team may represent another rink, and enters each event once by its own name. */
async function otherEntries(
  entry: Pick<EligibilitySubject, 'kind'> & EntryReference,
): Promise<StoredEntry[]> {
  if (entry.kind === 'team') return [];
  const found = await Promise.all(
    (['individual', 'dance'] as const).map((kind) =>
      entriesInCompetition(entry.accountId, kind, entry.competitionId),
    ),
  );
  return found.flat().filter(({ id, state }) => id !== entry.id && state !== 'withdrawn');
}
