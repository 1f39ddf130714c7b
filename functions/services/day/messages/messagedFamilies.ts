import type { MESSAGED_TO } from '../../../../shared/contract/day/messages.ts';
import { blocksOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { allEntriesOfCompetition } from '../../../store/entering/duplicates/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';

/** Whom a message is for. */
export interface MessagedTo {
  readonly competitionId: string;
  readonly to: (typeof MESSAGED_TO)[number];
  readonly eventId: string | null;
  /** The day of "today" at the venue, `YYYY-MM-DD`. */
  readonly date: string | null;
}

/** The families that a message is for as the entries are now, each with the entries that make it so. */
export async function messagedFamilies(
  whom: MessagedTo,
): Promise<ReadonlyMap<string, readonly StoredEntry[]>> {
  const [entries, concerns] = await Promise.all([
    allEntriesOfCompetition(whom.competitionId),
    concernedEvents(whom),
  ]);
  const concerned = entries.filter(
    (entry) =>
      entry.state !== 'withdrawn' &&
      !isErased(entry) &&
      entry.events.some(({ id }) => concerns(entry.id, id)),
  );
  return Map.groupBy(concerned, ({ accountId }) => accountId);
}

/** Tells of an event of an entry whether it is meant. */
async function concernedEvents({ competitionId, to, eventId, date }: MessagedTo) {
  if (to === 'all') return () => true;
  if (to === 'event') return (_entryId: string, id: string) => id === eventId;
  const published = await publishedPlan(competitionId);
  if (!published) return () => false;
  const { plan, cancelledEvents } = published;
  const blocks = blocksOfFlights(plan);
  const skating = new Set(
    plan.flights
      .filter((flight) => blocks.get(flight.id)?.date === date && !cancelledEvents.includes(flight.eventId))
      .flatMap(({ programmes }) => programmes),
  );
  return (entryId: string, id: string) => skating.has(programmeIdOf(entryId, id));
}
