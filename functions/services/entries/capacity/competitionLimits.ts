import { COMPETITION_WAITLIST } from '../../../../shared/domain/capacity/waitlists.ts';
import { totalKey } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { waitlistedEvents } from '../../../store/entries/items.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** What a competition takes in all, whatever its events take; null where there is no such limit. */
export interface CompetitionLimits {
  /** Entries. */
  readonly capacity: number | null;
  readonly iceMinutes: number | null;
}

export const NO_COMPETITION_LIMITS: CompetitionLimits = { capacity: null, iceMinutes: null };

/** What is left of each limit; where there is none there is no such counter. */
export type Remaining = Partial<Record<'entriesLeft' | 'iceSecondsLeft', number>>;

/** The limits in the units that are counted. */
export function initialRemaining({ capacity, iceMinutes }: CompetitionLimits): Remaining {
  return {
    ...(capacity !== null && { entriesLeft: capacity }),
    ...(iceMinutes !== null && { iceSecondsLeft: iceMinutes * 60 }),
  };
}

/** The item that counts what is left of a competition's limits. */
export function competitionCounterItem(competitionId: string, left: Remaining) {
  return { ...totalKey(competitionId), ...left };
}

/** For the transaction that publishes a competition. */
export function initialCounterWrites(competitionId: string, limits: CompetitionLimits): TransactItem[] {
  const left = initialRemaining(limits);
  if (Object.keys(left).length === 0) return [];
  return [{ write: { Put: { TableName: tableName(), Item: competitionCounterItem(competitionId, left) } } }];
}

/** What an entry adds to that item, by the limits that there are: it takes, and it waits. */
export function usageOfCompetition(
  entry: Pick<StoredEntry, 'state' | 'events'>,
  limits: CompetitionLimits,
): Record<string, number> {
  const confirmed =
    entry.state === 'withdrawn' ? [] : entry.events.filter(({ state }) => state === 'confirmed');
  const iceSeconds = confirmed.reduce((sum, { seconds }) => sum + seconds, 0);
  const waiting = waitlistedEvents(entry).filter(
    (event) => event.waiting.list === COMPETITION_WAITLIST,
  ).length;
  return {
    ...(limits.capacity !== null && confirmed.length > 0 && { entriesLeft: -1 }),
    ...(limits.iceMinutes !== null && { iceSecondsLeft: -iceSeconds }),
    ...(waiting > 0 && { waiting }),
  };
}
