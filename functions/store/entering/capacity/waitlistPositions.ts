import { entriesInLine } from '../../../../shared/domain/entering/capacity/waitlistOrder.ts';
import { waitlistedEvents } from '../../../../shared/domain/entering/capacity/waitlists.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { firstWaitlistRows } from './repository.ts';

/**
 * An entry's place in the waitlist of one of its events, counted from 1 by entries; null for an event that is
 * not waitlisted, and far behind in a long list.
 */
export type WaitlistPositions = (entry: StoredEntry, eventId: string) => number | null;

/** Reads the beginning of each list that these entries are on, and nothing for entries without a waitlist. */
export async function waitlistPositions(entries: readonly StoredEntry[]): Promise<WaitlistPositions> {
  const lists = new Map(
    entries.flatMap((entry) =>
      waitlistedEvents(entry).map(({ waiting: { list } }) => {
        const { competitionId } = entry;
        return [`${competitionId} ${list}`, { competitionId, list }];
      }),
    ),
  );
  const read = [...lists].map(async ([name, { competitionId, list }]) => {
    return [name, entriesInLine(await firstWaitlistRows(competitionId, list))] as const;
  });
  const lines = new Map(await Promise.all(read));
  return (entry, eventId) => {
    const event = waitlistedEvents(entry).find((one) => one.id === eventId);
    const index = event && lines.get(`${entry.competitionId} ${event.waiting.list}`)?.indexOf(entry.id);
    return index === undefined || index < 0 ? null : index + 1;
  };
}
