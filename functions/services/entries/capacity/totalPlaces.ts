import { COMPETITION_LIST } from '../../../../shared/domain/capacity/waitingLists.ts';
import { totalKey } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { Step } from '../../../platform/table/transaction.ts';
import { waitingEvents } from '../../../store/entries/entryItems.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** What a competition takes in all, whatever its events take; null where there is no such limit. */
export interface Caps {
  /** Entries. */
  readonly capacity: number | null;
  readonly iceMinutes: number | null;
}

export const NO_CAPS: Caps = { capacity: null, iceMinutes: null };

/** What is left of each limit; where there is none there is no such counter. */
export type Left = Partial<Record<'entriesLeft' | 'iceSecondsLeft', number>>;

/** The limits in the units that are counted. */
export function leftAtFirst({ capacity, iceMinutes }: Caps): Left {
  return {
    ...(capacity !== null && { entriesLeft: capacity }),
    ...(iceMinutes !== null && { iceSecondsLeft: iceMinutes * 60 }),
  };
}

/** The item that counts what is left of a competition's limits. */
export function totalItem(competitionId: string, left: Left) {
  return { ...totalKey(competitionId), ...left };
}

/** For the transaction that publishes a competition. */
export function firstTotal(competitionId: string, caps: Caps): Step[] {
  const left = leftAtFirst(caps);
  if (Object.keys(left).length === 0) return [];
  return [{ write: { Put: { TableName: tableName(), Item: totalItem(competitionId, left) } } }];
}

/** What an entry adds to that item, by the limits that there are: it takes, and it waits. */
export function totalTaken(entry: Pick<StoredEntry, 'state' | 'events'>, caps: Caps): Record<string, number> {
  const confirmed =
    entry.state === 'withdrawn' ? [] : entry.events.filter(({ state }) => state === 'confirmed');
  const iceSeconds = confirmed.reduce((sum, { seconds }) => sum + seconds, 0);
  const waiting = waitingEvents(entry).filter((event) => event.waiting.list === COMPETITION_LIST).length;
  return {
    ...(caps.capacity !== null && confirmed.length > 0 && { entriesLeft: -1 }),
    ...(caps.iceMinutes !== null && { iceSecondsLeft: -iceSeconds }),
    ...(waiting > 0 && { waiting }),
  };
}
