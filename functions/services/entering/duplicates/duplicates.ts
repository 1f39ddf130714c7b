import type {
  DuplicateDecision,
  Duplicates,
  DuplicatePair,
  ListedPerson,
} from '../../../../shared/contract/entering/duplicates/duplicates.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { suggestDuplicates } from '../../../../shared/domain/people/skaters/duplicates.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { identityOf, peopleOf, personIdOf } from '../../../store/entering/entries/people.ts';
import {
  peopleRecords,
  type Alias,
  type StoredDecision,
} from '../../../store/entering/duplicates/repository.ts';
import { competitionProgrammes, knownEntries } from './competitionProgrammes.ts';
import { programmeEntries, type ProgrammeEntry } from './programmeEntries.ts';

/** A person of a competition with the entries that they are in and that stand. */
export interface EnteredPerson {
  readonly listed: ListedPerson;
  readonly identity: string;
  readonly entries: readonly ProgrammeEntry[];
}

/** Everybody of a competition, and what was decided about them. */
export interface CompetitionPeople {
  readonly people: ReadonlyMap<string, EnteredPerson>;
  /** Withdrawn ones too. */
  readonly entries: readonly ProgrammeEntry[];
  readonly aliases: readonly Alias[];
  readonly decisions: readonly StoredDecision[];
}

/** @throws {ApiError} NotFound */
export async function loadCompetitionPeople(competitionId: string): Promise<CompetitionPeople> {
  const [, stored, { aliases, decisions }] = await Promise.all([
    getCompetition(competitionId),
    programmeEntries(competitionId),
    peopleRecords(competitionId),
  ]);
  const standing = stored.filter(({ state }) => state !== 'withdrawn');
  const entries = knownEntries(standing, aliases);
  const byIdentity = Map.groupBy(
    entries.flatMap((entry) => peopleOf(entry).map((person) => ({ entry, person }))),
    ({ person }) => identityOf(person),
  );
  const { people } = competitionProgrammes(competitionId, standing, aliases);
  const named = new Map(people.map((person) => [person.id, person]));
  const entered = [...byIdentity].flatMap(([identity, uses]) => {
    const person = uses[0] && named.get(personIdOf(competitionId, uses[0].person));
    if (!person) return [];
    const spellings = new Map(uses.map(({ person }) => [`${person.fullName} ${person.birthdate}`, person]));
    const own = [...new Map(uses.map(({ entry }) => [entry.id, entry])).values()];
    const listed = {
      ...person,
      spellings: [...spellings.values()].map(({ fullName, birthdate }) => ({ fullName, birthdate })),
      memberNumbers: [...new Set(uses.map(({ person }) => person.isi))].filter((isi) => isi !== ''),
      entries: own.map((entry) => ({
        ...entry,
        events: entry.events.map(({ format, level }) => eventLabel(format, level)),
      })),
    };
    return [[person.id, { listed, identity, entries: own }] as const];
  });
  return { people: new Map(entered), entries: knownEntries(stored, aliases), aliases, decisions };
}

/** Pairs of people who may be one, without those that were decided, and the decisions. */
export function duplicatesOf({ people, decisions }: CompetitionPeople): Duplicates {
  const decided = new Set(decisions.map(({ pair }) => pair));
  const possible = [...people.values()].map(({ listed, entries }) => ({
    ...listed,
    families: entries.map(({ accountId }) => accountId),
  }));
  const pairs = suggestDuplicates(possible).flatMap(({ people: [one, other], reason }): DuplicatePair[] => {
    const [first, second] = [people.get(one), people.get(other)];
    const id = pairId(one, other);
    if (!first || !second || decided.has(id)) return [];
    return [{ id, reason, people: [first.listed, second.listed], shared: sharedBy(first, second) }];
  });
  return { pairs, decided: decisions.map((one) => decisionOf(one, people)).toSorted(newestFirst) };
}

const newestFirst = (one: DuplicateDecision, other: DuplicateDecision) => (one.at < other.at ? 1 : -1);

export const pairId = (one: string, other: string) => [one, other].toSorted().join('.');

function decisionOf({ pair, decision, at }: StoredDecision, people: CompetitionPeople['people']) {
  const found = pair.split('.').flatMap((id) => people.get(id)?.listed ?? []);
  return { id: pair, decision, at, people: found };
}

/** The events that both have entered, and the couples and teams that have both. */
export function sharedBy(one: EnteredPerson, other: EnteredPerson): string[] {
  const both = one.entries.filter((entry) => other.entries.some(({ id }) => id === entry.id));
  const eventsOf = ({ entries, identity }: EnteredPerson) =>
    entries.flatMap((entry) =>
      skatedBy(entry, identity).map(({ id, format, level }) => ({ id, label: eventLabel(format, level) })),
    );
  const theirs = new Set(eventsOf(other).map(({ id }) => id));
  const events = eventsOf(one).filter(({ id }) => theirs.has(id));
  return [...new Set([...both.map(({ name }) => name), ...events.map(({ label }) => label)])];
}

/** A partner skates in some events of a couple's entry alone. */
const skatedBy = (entry: ProgrammeEntry, identity: string) =>
  entry.kind !== 'dance' || identityOf(entry.skater) === identity
    ? entry.events
    : entry.events.filter(({ partnered }) => partnered);

/** The aliases that lead to a person: of corrections and of earlier merges. */
export const aliasesTo = (aliases: readonly Alias[], identity: string) =>
  aliases.filter(({ knownAs }) => knownAs === identity);
