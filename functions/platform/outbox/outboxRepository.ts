import { GSI1, GSI3, type Key } from '../table/key.ts';
import { queryPage } from '../table/page.ts';
import { getItem, queryOne, type Item } from '../table/read.ts';
import { transact, type TransactItem } from '../table/transaction.ts';
import { isWritten, updateItem, updateWrite, type UpdateOptions } from '../table/writes.ts';
import {
  outboxDueKey,
  FAILED_LIST,
  failedIndexKey,
  type OutboxPlace,
  unsentList,
  unsentListKey,
} from './keys.ts';
import {
  leased,
  newOutboxFields,
  outboxItemOf,
  type OutboxFailure,
  type OutboxItem,
  type OutboxState,
} from './outboxItem.ts';

/**
 * Takes an item before it is tried, so that concurrent calls try it once.
 * @returns the item as it is then; null where another call was faster
 */
export async function claimOutboxItem(
  item: OutboxItem,
  now: Date,
  isAgain: boolean,
): Promise<OutboxItem | null> {
  const outbox = leased(item.outbox, now, isAgain);
  const claim = updateItem(keyOf(item), change(item, outbox, now));
  return (await isWritten(claim)) ? { ...item, outbox } : null;
}

/**
 * Stores what became of an item, unless another call has it by now.
 * @param beside writes of the same transaction
 */
export async function recordOutcome(
  item: OutboxItem,
  outbox: OutboxState,
  now: Date,
  beside: readonly TransactItem[],
): Promise<void> {
  const options = change(item, outbox, now);
  if (beside.length === 0) {
    await isWritten(updateItem(keyOf(item), options));
    return;
  }
  // Writes beyond one transaction go first, so that a done item lacks nothing.
  const [first, ...others] = chunksOf(beside);
  for (const chunk of others) await transact(chunk);
  await transact([updateWrite(keyOf(item), options), ...(first ?? [])]);
}

/** With the item itself, below DynamoDB's limit of 100 writes in one transaction. */
const MOST_BESIDE = 90;

const chunksOf = (writes: readonly TransactItem[]) =>
  Array.from({ length: Math.ceil(writes.length / MOST_BESIDE) }, (_, index) =>
    writes.slice(index * MOST_BESIDE, (index + 1) * MOST_BESIDE),
  );

/** Records that a sent item came back, unless it changed since it was read. @returns whether it is recorded */
export async function recordReturned(item: OutboxItem, now: Date): Promise<boolean> {
  const outbox = { ...item.outbox, state: 'failed', failure: 'returned' } as const;
  return isWritten(updateItem(keyOf(item), change(item, outbox, now)));
}

const keyOf = ({ pk, sk }: OutboxItem): Key => ({ pk, sk });

/** The outbox's part as it was read is the condition. */
function change(item: OutboxItem, outbox: OutboxState, now: Date): UpdateOptions {
  const { state, failure, due, since } = outbox;
  const isFailed = state === 'failed' || state === 'givenUp';
  const list = state === 'waiting' ? outboxDueKey(item, due) : failedIndexKey(now.toISOString());
  const isListed = state === 'waiting' || isFailed;
  const isUnsent = isListed && failure !== null;
  const unsent = unsentListKey(item.competitionId ?? '', since);
  const set = [
    'outbox = :outbox',
    ...(isListed ? ['gsi1pk = :list, gsi1sk = :place'] : []),
    ...(isUnsent ? ['gsi3pk = :unsent, gsi3sk = :since'] : []),
    ...(state === 'done' ? ['sentAt = :now'] : []),
    ...(failure === 'returned' ? ['sentAt = :unsentNow'] : []),
  ];
  const remove = [...(isListed ? [] : ['gsi1pk, gsi1sk']), ...(isUnsent ? [] : ['gsi3pk, gsi3sk'])];
  return {
    update: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
    condition: 'outbox = :read',
    values: {
      ':outbox': outbox,
      ':read': item.outbox,
      ...(isListed && { ':list': list.gsi1pk, ':place': list.gsi1sk }),
      ...(isUnsent && { ':unsent': unsent.gsi3pk, ':since': unsent.gsi3sk }),
      ...(state === 'done' && { ':now': now.toISOString() }),
      ...(failure === 'returned' && { ':unsentNow': null }),
    },
  };
}

/** A page of what a competition could not send, newest first; '' for what concerns none. */
export async function unsentItems(competitionId: string, cursor: string | undefined) {
  return queryPage(
    {
      IndexName: GSI3,
      KeyConditionExpression: 'gsi3pk = :unsent',
      ExpressionAttributeValues: { ':unsent': unsentList(competitionId) },
      ScanIndexForward: false,
    },
    cursor,
  );
}

/** Whether a competition could not send something. */
export async function hasUnsentItems(competitionId: string): Promise<boolean> {
  const first = await queryOne({
    IndexName: GSI3,
    KeyConditionExpression: 'gsi3pk = :unsent',
    ExpressionAttributeValues: { ':unsent': unsentList(competitionId) },
  });
  return first !== undefined;
}

/** A page of what nobody tries any more, of the whole product, newest first. */
export async function failedItems(cursor: string | undefined) {
  return queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :failed',
      ExpressionAttributeValues: { ':failed': FAILED_LIST },
      ScanIndexForward: false,
    },
    cursor,
  );
}

/** One item by its key; null where there is none, or it is not the outbox's. */
export async function findOutboxItem(key: Key): Promise<Item | null> {
  const item = await getItem(key);
  return item && outboxItemOf(item) ? item : null;
}

/** A page of a list of what was unsent before there was an outbox, oldest first. */
export async function earlierUnsent(list: string, cursor: string | undefined) {
  return queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :unsent',
      ExpressionAttributeValues: { ':unsent': list },
    },
    cursor,
  );
}

/**
 * Makes an unsent record from before there was an outbox one of its items.
 * @param failure of its last attempt; null for none
 */
export async function adoptItem(
  place: OutboxPlace,
  {
    kind,
    since,
    failure,
  }: { readonly kind: string; readonly since: string; readonly failure: OutboxFailure | null },
): Promise<void> {
  const { outbox, gsi1pk, gsi1sk } = newOutboxFields(place, kind, since);
  const adopt = updateItem(
    { pk: place.pk, sk: place.sk },
    {
      update: 'SET outbox = :outbox, gsi1pk = :list, gsi1sk = :place',
      condition: 'attribute_not_exists(outbox) AND sentAt = :unsent',
      values: { ':outbox': { ...outbox, failure }, ':list': gsi1pk, ':place': gsi1sk, ':unsent': null },
    },
  );
  await isWritten(adopt);
}
