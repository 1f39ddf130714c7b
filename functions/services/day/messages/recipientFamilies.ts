import type { MESSAGE_RECIPIENTS } from '../../../../shared/contract/day/messages.ts';
import { blocksOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { allEntriesOfCompetition } from '../../../store/entering/duplicates/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';

/** Whom a message is for. */
export interface MessageRecipients {
  readonly competitionId: string;
  readonly to: (typeof MESSAGE_RECIPIENTS)[number];
  readonly eventId: string | null;
  /** The day of "today" at the venue, `YYYY-MM-DD`. */
  readonly date: string | null;
}

/** The families that a message is for as the entries are now, each with the entries that make it so. */
export async function recipientFamilies(
  recipients: MessageRecipients,
): Promise<ReadonlyMap<string, readonly StoredEntry[]>> {
  const [entries, isMeant] = await Promise.all([
    allEntriesOfCompetition(recipients.competitionId),
    eventFilter(recipients),
  ]);
  const chosen = entries.filter(
    (entry) =>
      entry.state !== 'withdrawn' && !isErased(entry) && entry.events.some(({ id }) => isMeant(entry.id, id)),
  );
  return Map.groupBy(chosen, ({ accountId }) => accountId);
}

/** Whether an event of an entry makes its family a recipient. */
async function eventFilter({ competitionId, to, eventId, date }: MessageRecipients) {
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
