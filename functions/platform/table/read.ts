import { BatchGetCommand, GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { environment } from '../environment.ts';
import { retry, withJitter } from '../retry.ts';
import { documentClient } from './client.ts';
import type { Key } from './key.ts';

export type Item = Record<string, unknown>;

export const tableName = () => environment('TABLE_NAME');

/** A consistent read by key; undefined for no item. */
export async function getItem(key: Key): Promise<Item | undefined> {
  const { Item } = await documentClient().send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  );
  return Item;
}

/** DynamoDB takes so many keys in one call. */
const KEYS_PER_CALL = 100;

/** Unprocessed keys are asked for again after 10 to 20, 20 to 40, … 640 to 1,280 ms. */
const ATTEMPTS = 8;

/**
 * The items that exist, in no order; the keys may repeat.
 * @throws {ApiError} Busy when DynamoDB leaves keys unprocessed in every attempt
 */
export async function getItems(keys: readonly Key[], ConsistentRead = false): Promise<Item[]> {
  const distinct = [...new Map(keys.map(({ pk, sk }) => [`${pk} ${sk}`, { pk, sk }])).values()];
  const items: Item[] = [];
  for (let start = 0; start < distinct.length; start += KEYS_PER_CALL)
    items.push(...(await getBatch(distinct.slice(start, start + KEYS_PER_CALL), ConsistentRead)));
  return items;
}

async function getBatch(keys: Item[], ConsistentRead: boolean): Promise<Item[]> {
  const items: Item[] = [];
  let left = keys;
  const getLeft = async () => {
    const { Responses, UnprocessedKeys } = await documentClient().send(
      new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: left, ConsistentRead } } }),
    );
    items.push(...(Responses?.[tableName()] ?? []));
    left = UnprocessedKeys?.[tableName()]?.Keys ?? [];
    if (left.length > 0) throw new UnprocessedKeysError();
  };
  await retry(getLeft, {
    attempts: ATTEMPTS,
    isRetryable: (error) => error instanceof UnprocessedKeysError,
    pause: (failures) => withJitter(10 * 2 ** failures),
  });
  return items;
}

class UnprocessedKeysError extends Error {}

export type QueryInput = Omit<QueryCommandInput, 'TableName'>;

/** All items of a query, for results that stay small (rinks, competitions of a season). */
export async function queryAll(query: QueryInput): Promise<Item[]> {
  const items: Item[] = [];
  let after: Item | undefined;
  do {
    const page = await documentClient().send(
      new QueryCommand({ ...query, TableName: tableName(), ExclusiveStartKey: after }),
    );
    items.push(...(page.Items ?? []));
    after = page.LastEvaluatedKey;
  } while (after);
  return items;
}

/** The first item of a query in its order; undefined for none. */
export async function queryOne(query: QueryInput): Promise<Item | undefined> {
  const { Items } = await documentClient().send(
    new QueryCommand({ ...query, TableName: tableName(), Limit: 1 }),
  );
  return Items?.[0];
}

/** The first items of a query in its order. */
export async function queryUpTo(query: QueryInput, limit: number): Promise<Item[]> {
  const { Items } = await documentClient().send(
    new QueryCommand({ ...query, TableName: tableName(), Limit: limit }),
  );
  return Items ?? [];
}
