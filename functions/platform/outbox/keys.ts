import { itemKey, key, type Gsi1Key, type Gsi3Key, type Key } from '../table/key.ts';

/** Waiting items of the whole product, spread so that a rush of submits does not meet in one partition. */
const SHARDS = 4;

/** Each holds its items by competition, then by when they are due. */
export const DUE_LISTS: readonly string[] = Array.from({ length: SHARDS }, (_, shard) => dueList(shard));

function dueList(shard: number): string {
  return key`OUTBOXBY#${shard}`;
}

/** As it was before lists had an order by competition: by when an item is due alone. */
export const EARLIER_DUE_LISTS: readonly string[] = Array.from(
  { length: SHARDS },
  (_, shard) => key`OUTBOX#${shard}`,
);

/** An item's key, and the competition that it is about; an item without one is about an account. */
export interface OutboxPlace extends Key {
  readonly competitionId?: string | undefined;
}

/** The place of an item among what is due. */
export function outboxDueKey({ pk, sk, competitionId = '' }: OutboxPlace, due: string): Gsi1Key {
  let sum = 0;
  for (const character of pk + sk) sum = (sum * 31 + character.charCodeAt(0)) % 65_536;
  return { gsi1pk: dueList(sum % SHARDS), gsi1sk: duePlace(competitionId, due) };
}

/** The end of a competition's items that are due by then. */
export const duePlace = (competitionId: string, due: string) => `${key`${competitionId}`}#${due}`;

/** After all items of the competition to which a place belongs, and before those of the next: `$` follows `#`. */
export const afterCompetition = (competitionId: string) => `${key`${competitionId}`}$`;

/** The mails that left in a second of the product's clock. */
export const mailRateKey = (second: number) => itemKey(key`MAILRATE#${second}`, 'MAILRATE');

/** Items that nobody tries any more, by the instant of the last failure. */
export const FAILED_LIST = 'OUTBOXFAILED';
export const failedIndexKey = (at: string): Gsi1Key => ({ gsi1pk: FAILED_LIST, gsi1sk: at });

/** Items of a competition that failed at least once and are not done. */
export const unsentList = (competitionId: string) => key`OUTBOX#UNSENT#${competitionId}`;
export const unsentListKey = (competitionId: string, since: string): Gsi3Key => ({
  gsi3pk: unsentList(competitionId),
  gsi3sk: since,
});
