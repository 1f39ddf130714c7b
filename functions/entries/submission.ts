import { wrongField } from '../http/apiError.ts';
import { addition } from '../table/addition.ts';
import { idempotencyKey } from '../table/keys.ts';
import { tableName } from '../table/read.ts';
import type { Step } from '../table/transaction.ts';
import { enteredItems, entryItem, placesTaken, submittedRecord } from './entryItems.ts';
import type { StoredEntry } from './storedEntry.ts';

/** The repeat of a submit was stored by a call that ran at the same time. */
export class RepeatedSubmit extends Error {}

export interface Idempotency {
  readonly key: string;
  /** Of the body, so that a key used for another request is refused. */
  readonly requestHash: string;
}

/** A week: longer than any phone keeps a form open to try again. */
const IDEMPOTENCY_SECONDS = 7 * 24 * 60 * 60;

const NEW = 'attribute_not_exists(pk)';

const put = (Item: Record<string, unknown>, refusal?: () => Error): Step => ({
  write: { Put: { TableName: tableName(), Item, ConditionExpression: NEW } },
  ...(refusal && { refusal }),
});

/**
 * The one transaction of a submit: the repeat's guard, the entry, its history, one record and one
 * place for each event. At most 3 + 2 × events writes, whatever the size of the competition.
 * @param capacities places of each event by its id; null where there is no limit
 */
export function submission(
  entry: StoredEntry,
  capacities: ReadonlyMap<string, number | null>,
  idempotency: Idempotency | null,
): Step[] {
  return [
    ...(idempotency ? [put(idempotencyItem(entry, idempotency), () => new RepeatedSubmit())] : []),
    put(entryItem(entry)),
    put(submittedRecord(entry)),
    ...enteredItems(entry).map((item) => put(item, () => wrongField('event', 'AlreadyExist'))),
    ...takePlaces(entry, capacities),
  ];
}

function idempotencyItem(entry: StoredEntry, { key, requestHash }: Idempotency) {
  return {
    ...idempotencyKey(entry.accountId, key),
    type: 'idempotency',
    entryId: entry.id,
    requestHash,
    expiresAt: Math.floor(Date.parse(entry.submittedAt) / 1000) + IDEMPOTENCY_SECONDS,
  };
}

function takePlaces(entry: StoredEntry, capacities: ReadonlyMap<string, number | null>): Step[] {
  return placesTaken(entry).map(({ key, eventId, add }) => {
    const capacity = capacities.get(eventId) ?? null;
    const { ExpressionAttributeValues, ...update } = addition(add);
    return {
      write: {
        Update: {
          TableName: tableName(),
          Key: key,
          ...update,
          ExpressionAttributeValues: {
            ...ExpressionAttributeValues,
            ...(capacity !== null && { ':capacity': capacity }),
          },
          ...(capacity !== null && {
            ConditionExpression: 'attribute_not_exists(#taken) OR #taken < :capacity',
          }),
        },
      },
      refusal: () => wrongField('event', 'MustAvailable'),
    };
  });
}
