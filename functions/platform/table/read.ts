import { BatchGetCommand, GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { environment } from '../environment.ts';
import { documentClient } from './client.ts';
import type { Key } from './key.ts';

export type Item = Record<string, unknown>;

export const tableName = () => environment('TABLE_NAME');

/** A consistent read by key; undefined where there is nothing. */
export async function getItem(key: Key): Promise<Item | undefined> {
  const { Item } = await documentClient().send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  );
  return Item;
}

/** The items that exist, in no order; the keys may repeat. Up to 100 keys in one call of DynamoDB. */
export async function getItems(keys: readonly Key[], ConsistentRead = false): Promise<Item[]> {
  const distinct = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  const items: Item[] = [];
  for (let start = 0; start < distinct.length; start += 100) {
    let left: Record<string, unknown>[] = distinct.slice(start, start + 100).map((key) => ({ ...key }));
    while (left.length > 0) {
      const { Responses, UnprocessedKeys } = await documentClient().send(
        new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: left, ConsistentRead } } }),
      );
      items.push(...(Responses?.[tableName()] ?? []));
      left = UnprocessedKeys?.[tableName()]?.Keys ?? [];
    }
  }
  return items;
}

export type QueryInput = Omit<QueryCommandInput, 'TableName'>;

/** Every item of a question whose answer is small by nature (rinks, competitions of a season). */
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

/** The first item of a question in the order that it asks for; undefined where there is none. */
export async function queryOne(query: QueryInput): Promise<Item | undefined> {
  const { Items } = await documentClient().send(
    new QueryCommand({ ...query, TableName: tableName(), Limit: 1 }),
  );
  return Items?.[0];
}

/** The first items of a question in the order that it asks for, so many at most. */
export async function queryUpTo(query: QueryInput, limit: number): Promise<Item[]> {
  const { Items } = await documentClient().send(
    new QueryCommand({ ...query, TableName: tableName(), Limit: limit }),
  );
  return Items ?? [];
}
