import { peopleRecords } from '../../../store/entering/duplicates/repository.ts';
import { competitionProgrammes } from './competitionProgrammes.ts';
import { programmeEntries } from './programmeEntries.ts';

/** A programme as it is announced; '' where something is not given. */
export interface AnnouncedSkater {
  readonly name: string;
  readonly sayAs: string;
  readonly rink: string;
  readonly paymentReference: string;
  readonly musicTitle: string;
  /** Charged for a late music file, in minor units; undefined for never. */
  readonly musicFee: number | undefined;
  readonly entryId: string;
  readonly eventId: string;
  /** Length of the programme. */
  readonly seconds: number;
  /** Who is on the ice: one, both of a couple, the members of a team. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly rinkId: string | null;
  /** As the entry names the coach, whose record may be merged into another since. */
  readonly coachId: string | null;
}

/**
 * Every confirmed programme by the full names that count after corrections, for the people who run the competition:
 * check-in and the announcer need them whatever is published.
 */
export async function announcedSkaters(competitionId: string): Promise<ReadonlyMap<string, AnnouncedSkater>> {
  const [entries, { aliases }] = await Promise.all([
    programmeEntries(competitionId),
    peopleRecords(competitionId),
  ]);
  const { programmes, people } = competitionProgrammes(competitionId, entries, aliases);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = new Map(people.map((person) => [person.id, person]));
  return new Map(
    programmes
      .filter(({ state }) => state === 'confirmed')
      .flatMap(({ id, entryId, eventId, seconds, personIds, musicTitle, rinkId, coachId }) => {
        const entry = byId.get(entryId);
        if (!entry) return [];
        const named =
          entry.kind === 'team'
            ? [{ fullName: entry.name, sayAs: entry.sayAs ?? '' }]
            : personIds.flatMap((person) => known.get(person) ?? []);
        const name = named.map(({ fullName }) => fullName).join(' & ');
        const printed: AnnouncedSkater = {
          name,
          sayAs: sayAsOf(named),
          rink: entry.homeIsiRink,
          paymentReference: entry.paymentReference,
          musicTitle,
          musicFee: entry.events.find((event) => event.id === eventId)?.musicFee,
          entryId,
          eventId,
          seconds,
          people: personIds.map((person) => ({ id: person, name: known.get(person)?.fullName ?? '' })),
          rinkId,
          coachId,
        };
        return [[id, printed] as const];
      }),
  );
}

/** Of a couple both names, as soon as one is said otherwise than it is written. */
function sayAsOf(named: readonly { readonly fullName: string; readonly sayAs: string }[]): string {
  if (named.every(({ sayAs }) => sayAs === '')) return '';
  return named.map(({ fullName, sayAs }) => (sayAs === '' ? fullName : sayAs)).join(' & ');
}
