import { wrongField } from '../http/apiError.ts';
import { totalKey } from '../table/keys.ts';
import { tableName } from '../table/read.ts';
import type { Step } from '../table/transaction.ts';
import type { StoredEntry } from './storedEntry.ts';

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

/** What an entry takes of those limits that there are. */
export function totalTaken({ events }: Pick<StoredEntry, 'events'>, caps: Caps): Left {
  const iceSeconds = events.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    ...(caps.capacity !== null && { entriesLeft: 1 }),
    ...(caps.iceMinutes !== null && { iceSecondsLeft: iceSeconds }),
  };
}

/**
 * Takes an entry's share of what a competition takes in all: no step where it has no limit, so that a
 * rush meets at one item only where somebody asked for it. Refused: competitionId MustAvailable.
 */
export function takeTotal(entry: StoredEntry, caps: Caps): Step[] {
  return addToLeft(entry, totalTaken(entry, caps), -1);
}

/** Gives back what an entry took. */
export function freeTotal(entry: StoredEntry, caps: Caps): Step[] {
  return addToLeft(entry, totalTaken(entry, caps), 1);
}

function addToLeft({ competitionId }: StoredEntry, amounts: Left, sign: 1 | -1): Step[] {
  const counters = Object.entries(amounts);
  if (counters.length === 0) return [];
  const ConditionExpression = counters.map(([name]) => `${name} >= :${name}Least`).join(' AND ');
  const values = counters.flatMap(([name, amount]) => [
    [`:${name}`, sign * amount],
    [`:${name}Least`, sign < 0 ? amount : 0],
  ]);
  return [
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: totalKey(competitionId),
          UpdateExpression: `ADD ${counters.map(([name]) => `${name} :${name}`).join(', ')}`,
          ConditionExpression,
          ExpressionAttributeValues: Object.fromEntries(values) as Record<string, number>,
        },
      },
      refusal: () => wrongField('competitionId', 'MustAvailable'),
    },
  ];
}
