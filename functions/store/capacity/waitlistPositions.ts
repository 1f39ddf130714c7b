import type { StoredEntry } from '../entries/storedEntry.ts';
import { waitlistedEvents } from '../entries/items.ts';
import { firstWaitlistRows, type WaitlistRow } from './repository.ts';

/** Ids of the entries of one list in their order, each where its first event stands. */
export function inLine(waiting: readonly Pick<WaitlistRow, 'entryId'>[]): string[] {
  return [...new Set(waiting.map(({ entryId }) => entryId))];
}

/** The place of an entry's event in the list that it waits in, counted from 1 by entries; null without one, and far behind. */
export type WaitlistPositions = (entry: StoredEntry, eventId: string) => number | null;

/** Reads the beginning of each list in which one of these entries waits; for entries that do not wait, nothing. */
export async function waitlistPositions(entries: readonly StoredEntry[]): Promise<WaitlistPositions> {
  const lists = new Map(
    entries.flatMap(({ competitionId, ...entry }) =>
      waitlistedEvents(entry).map(({ waiting: { list } }) => [
        `${competitionId} ${list}`,
        { competitionId, list },
      ]),
    ),
  );
  const read = [...lists].map(async ([name, { competitionId, list }]) => {
    return [name, inLine(await firstWaitlistRows(competitionId, list))] as const;
  });
  const turns = new Map(await Promise.all(read));
  return ({ id, competitionId, state, events }, eventId) => {
    const event = waitlistedEvents({ state, events }).find((one) => one.id === eventId);
    const turn = event && turns.get(`${competitionId} ${event.waiting.list}`)?.indexOf(id);
    return turn === undefined || turn < 0 ? null : turn + 1;
  };
}
