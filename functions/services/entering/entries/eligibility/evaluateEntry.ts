import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import {
  checklist,
  refusalsOf,
  type Check,
} from '../../../../../shared/domain/entering/eligibility/checklist.ts';
import type { RegistryAnswer } from '../../../../../shared/domain/entering/eligibility/facts.ts';
import type { EntryProblem } from '../../../../../shared/domain/entering/entries/entryProblem.ts';
import { memberNumber } from '../../../../../shared/domain/people/skaters/memberNumber.ts';
import type { StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import { identityOf, peopleOf, type KnownPerson } from '../../../../store/entering/entries/people.ts';
import { skatesWithAnother } from '../../../../store/entering/entries/rosters.ts';
import { entriesOfSkaters } from '../../../../store/entering/entries/skaterEntries.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { isRegistryKept, membershipOf, type KnownMembers } from '../../../people/members/registry.ts';
import { eligibilityFacts, storedFindings, type EligibilitySubject } from './eligibilityFacts.ts';

/** Where an entry is evaluated. Only a team's rules need the form, for the size of its roster. */
export interface EligibilityContext {
  readonly competition: Pick<
    StoredCompetition,
    'id' | 'entriesBySkater' | 'startDate' | 'endDate' | 'timeZone' | 'eligibility'
  >;
  readonly form: Form | null;
  readonly now: Date;
  /** The account's entries that have one of the entry's skaters, where they were read before. */
  readonly entriesOfSkaters?: readonly StoredEntry[];
  /** Members of the registry, where they were read before. */
  readonly members?: KnownMembers;
}

/** The entry's account and competition; `id` is null before it is stored. */
interface EntryReference extends Pick<StoredEntry, 'accountId' | 'competitionId'> {
  readonly id: string | null;
}

/**
 * Evaluates every eligibility rule for an entry, whether it is stored or still being filled in.
 * @returns the whole checklist, and the registry's answer for each of the entry's people
 */
export async function evaluateEntry(
  entry: EligibilitySubject & EntryReference,
  context: EligibilityContext,
): Promise<{ readonly checks: Check[]; readonly answers: readonly RegistryAnswer[] }> {
  const [answers, others, teams] = await Promise.all([
    registryAnswers(
      entry.people.map(({ isi }) => isi),
      context,
    ),
    otherEntries(entry, context),
    otherTeams(entry),
  ]);
  return { checks: checklist(eligibilityFacts(entry, { ...context, answers, others, teams })), answers };
}

/** Null for a person without a number, and for everyone while no registry is kept. */
async function registryAnswers(
  numbers: readonly string[],
  { now, members }: EligibilityContext,
): Promise<RegistryAnswer[]> {
  const known = numbers.map((isi) => memberNumber(isi));
  if (known.every((number) => number === null) || !(await isRegistryKept())) return known.map(() => null);
  return Promise.all(
    known.map((number) => (number === null ? Promise.resolve(null) : membershipOf(number, now, members))),
  );
}

/** The account's other entries of its skaters. A team may represent another rink, so it has none. */
async function otherEntries(
  { kind, accountId, people, id: own }: EligibilitySubject & EntryReference,
  context: EligibilityContext,
): Promise<StoredEntry[]> {
  if (kind === 'team') return [];
  const found = context.entriesOfSkaters ?? (await entriesOfSkaters(accountId, context.competition, people));
  return found.filter(({ id, state }) => id !== own && state !== 'withdrawn');
}

/** For each skater of a team: whether another team has them in its event. */
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

export interface EligibilityResult {
  /** Warnings and rejections, as the entry keeps them. */
  readonly findings: StoredEntry['checks'];
  /** Rejections by field; empty where the entry can be taken. */
  readonly problems: readonly EntryProblem[];
  /** Whether the registry failed to answer for one of its people. */
  readonly isUnanswered: boolean;
}

/** Evaluates an entry as it is about to be stored. */
export async function checkEntry(
  entry: StoredEntry,
  context: EligibilityContext,
): Promise<EligibilityResult> {
  const { checks, answers } = await evaluateEntry({ ...entry, people: peopleOf(entry) }, context);
  // The transaction refuses a skater who is in an event twice: it sees the entries of every family.
  const checkedRules = checks.filter(({ rule }) => rule !== 'sameEvent');
  return {
    findings: storedFindings(checkedRules),
    problems: refusalsOf(checkedRules, entry.kind),
    isUnanswered: answers.includes('notAnswering'),
  };
}

/**
 * Evaluates a changed entry.
 * @returns the entry with its new findings and the attested levels that still hold, and the problems that
 * the change introduces
 */
export async function withEligibility<Entry extends StoredEntry>(
  before: StoredEntry,
  after: Entry,
  context: EligibilityContext,
): Promise<{ readonly entry: Entry; readonly problems: readonly EntryProblem[] }> {
  const vouches = remainingAttestations(before, after.vouches, peopleOf(after));
  const { findings, problems } = await checkEntry({ ...after, vouches }, context);
  return { entry: { ...after, vouches, checks: findings }, problems: newProblems(before, problems) };
}

/** A coach attests the level of one person: the attestation ends when another person takes their place. */
export function remainingAttestations(
  before: StoredEntry,
  vouches: StoredEntry['vouches'],
  people: readonly KnownPerson[],
): StoredEntry['vouches'] {
  const [were, are] = [peopleOf(before), people].map((some) => some.map(identityOf));
  return vouches.filter(({ person }) => were?.[person] === are?.[person]);
}

/** The problems that a change introduces: an entry may keep those that it was taken with. */
export function newProblems(before: StoredEntry, problems: readonly EntryProblem[]): EntryProblem[] {
  const known = new Set(refusalsOf(before.checks, before.kind).map(({ field }) => field));
  return problems.filter(({ field }) => !known.has(field));
}
