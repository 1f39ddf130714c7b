import { identityOf, isErased, peopleOf, personIdOf } from '../../../store/entering/entries/people.ts';
import type { KnownPerson } from '../../../store/entering/entries/people.ts';
import { withAliases } from '../../../store/entering/duplicates/identities.ts';
import { peopleRecords, spellingOf, type Alias } from '../../../store/entering/duplicates/repository.ts';
import { programmeEntries, type ProgrammeEntry } from './programmeEntries.ts';

/** An entry in one event: what is skated once. */
export interface CompetitionProgramme {
  readonly id: string;
  readonly entryId: string;
  readonly eventId: string;
  readonly seconds: number;
  /** The skaters on the ice: of a couple both, of a team its members without alternates. */
  readonly personIds: readonly string[];
  readonly rinkId: string | null;
  readonly coachId: string | null;
  readonly state: 'confirmed' | 'waiting' | 'withdrawn';
  /** '' where it is not named. */
  readonly musicTitle: string;
}

export interface CompetitionPerson {
  readonly id: string;
  readonly fullName: string;
  /** `YYYY-MM-DD`. */
  readonly birthdate: string;
  readonly sex: 'F' | 'M' | null;
  /** How the name is said; '' where that is not given. */
  readonly sayAs: string;
}

export interface CompetitionProgrammes {
  readonly programmes: readonly CompetitionProgramme[];
  readonly people: readonly CompetitionPerson[];
}

/** A programme's id, which needs no counter. */
export const programmeIdOf = (entryId: string, eventId: string) => `${entryId}.${eventId}`;

/**
 * Every programme and every person of a competition. Corrected and merged people are one person each, by the name
 * that counts: the corrected one, or the one that a merge kept. Erased entries have nobody.
 */
export function competitionProgrammes(
  competitionId: string,
  stored: readonly ProgrammeEntry[],
  aliases: readonly Alias[],
): CompetitionProgrammes {
  const entries = knownEntries(stored, aliases);
  const merged = new Set(aliases.flatMap(({ identity, merge }) => (merge === undefined ? [] : [identity])));
  const people = Map.groupBy(
    entries.flatMap((entry) => peopleOf(entry)),
    identityOf,
  );
  return {
    programmes: entries.flatMap((entry) => programmesOf(competitionId, entry)),
    people: [...people].map(([identity, spelt]) => {
      const person = spelt.toSorted((one, other) => weightOf(one) - weightOf(other))[0];
      if (!person) throw new Error('A group has somebody');
      const sayAs = person.sayAs ?? spelt.find((one) => one.sayAs)?.sayAs ?? '';
      const { fullName, birthdate, gender } = person;
      return { id: personIdOf(competitionId, person), fullName, birthdate, sex: sexOf(gender), sayAs };

      function weightOf(one: KnownPerson) {
        if (spellingOf(one) === identity) return 1;
        return merged.has(spellingOf(one)) ? 2 : 0;
      }
    }),
  };
}

/** Entries that are not erased, their people known by all aliases, also those of the last second. */
export function knownEntries<Entry extends ProgrammeEntry>(
  entries: readonly Entry[],
  aliases: readonly Alias[],
): Entry[] {
  const known = new Map(aliases.map(({ identity, knownAs }) => [identity, knownAs]));
  return entries.filter((entry) => !isErased(entry)).map((entry) => withAliases(entry, known));
}

/** The entries of the kinds, page by page, and who is who. */
export async function readCompetitionProgrammes(competitionId: string): Promise<CompetitionProgrammes> {
  const [entries, { aliases }] = await Promise.all([
    programmeEntries(competitionId),
    peopleRecords(competitionId),
  ]);
  return competitionProgrammes(competitionId, entries, aliases);
}

function programmesOf(competitionId: string, entry: ProgrammeEntry): CompetitionProgramme[] {
  return entry.events.map(({ id: eventId, seconds, state, musicTitle = '' }) => ({
    id: programmeIdOf(entry.id, eventId),
    entryId: entry.id,
    eventId,
    seconds,
    personIds: skatingPeople(entry, eventId).map((person) => personIdOf(competitionId, person)),
    rinkId: entry.homeRinkId,
    coachId: entry.entryCoach?.id ?? null,
    state: entry.state === 'withdrawn' ? 'withdrawn' : state,
    musicTitle,
  }));
}

/** Of a couple both, of a team its members without alternates. */
export function skatingPeople(entry: ProgrammeEntry, eventId: string): readonly KnownPerson[] {
  if (entry.kind === 'team') return entry.skaters.filter(({ alternate }) => !alternate);
  if (entry.kind === 'individual') return [entry.skater];
  const event = entry.events.find(({ id }) => id === eventId);
  const isPartnered = event?.partnered && entry.partner !== null && entry.partner.state !== 'declined';
  return isPartnered && entry.partner ? [entry.skater, entry.partner] : [entry.skater];
}

const sexOf = (gender: string) => (gender === 'Female' ? 'F' : gender === 'Male' ? 'M' : null);
