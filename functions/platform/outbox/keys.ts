import { key, type Gsi1Key, type Gsi3Key, type Key } from '../table/key.ts';

/** Waiting items of the whole product, spread so that a rush of submits does not meet in one partition. */
const SHARDS = 4;

export const DUE_LISTS: readonly string[] = Array.from({ length: SHARDS }, (_, shard) => dueList(shard));

function dueList(shard: number): string {
  return key`OUTBOX#${shard}`;
}

/** The place of an item in the order of what is due. */
export function outboxDueKey({ pk, sk }: Key, due: string): Gsi1Key {
  let sum = 0;
  for (const character of pk + sk) sum = (sum * 31 + character.charCodeAt(0)) % 65_536;
  return { gsi1pk: dueList(sum % SHARDS), gsi1sk: due };
}

/** Items that nobody tries any more, by the instant of the last failure. */
export const FAILED_LIST = 'OUTBOXFAILED';
export const failedIndexKey = (at: string): Gsi1Key => ({ gsi1pk: FAILED_LIST, gsi1sk: at });

/** Items of a competition that failed at least once and are not done. */
export const unsentList = (competitionId: string) => key`OUTBOX#UNSENT#${competitionId}`;
export const unsentListKey = (competitionId: string, since: string): Gsi3Key => ({
  gsi3pk: unsentList(competitionId),
  gsi3sk: since,
});
