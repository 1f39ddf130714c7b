import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import type { Key } from './key.ts';
import { tableName, type Item } from './read.ts';
import type { TransactItem } from './transaction.ts';

/*
 * Every write of the table: `…Write` makes one for a transaction, `…Item` sends it alone. Expressions are
 * DynamoDB's own. Each kind has its own function because a Lambda's rights are read from its bundle, which
 * keeps only the functions that are called.
 */

export interface WriteOptions {
  readonly condition?: string | undefined;
  /** Placeholders (`#name`) for names that DynamoDB reserves. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** Values of the placeholders (`:value`). */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** The error to throw where the condition does not hold; without one it is DynamoDB's. */
  readonly onConflict?: TransactItem['refusal'];
  /** Gives the stored item to `onConflict`. */
  readonly returnStored?: boolean;
}

export interface UpdateOptions extends WriteOptions {
  /** `SET count = :count`, `ADD count :one`, `REMOVE gsi1pk`. */
  readonly update: string;
}

/** Stores an item in place of the one with its key. */
export const putWrite = (item: object, options: WriteOptions = {}): TransactItem => ({
  write: { Put: { TableName: tableName(), Item: { ...item }, ...expressionsOf(options) } },
  ...refusalOf(options),
});

/** Stores an item whose key must not exist yet. */
export const createWrite = (item: object, onConflict?: WriteOptions['onConflict']): TransactItem =>
  putWrite(item, { condition: IS_NEW, ...(onConflict && { onConflict }) });

/** Stores an item over the version that was read. */
export const replaceWrite = (
  item: object,
  readVersion: number,
  onConflict: WriteOptions['onConflict'],
): TransactItem => putWrite(item, { ...hasVersion(readVersion), ...(onConflict && { onConflict }) });

export const updateWrite = (key: Key, options: UpdateOptions): TransactItem => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: options.update,
      ...expressionsOf(options),
    },
  },
  ...refusalOf(options),
});

export const deleteWrite = (key: Key, options: WriteOptions = {}): TransactItem => ({
  write: { Delete: { TableName: tableName(), Key: key, ...expressionsOf(options) } },
  ...refusalOf(options),
});

/** Writes nothing; the transaction fails where the condition does not hold. */
export const checkWrite = (
  key: Key,
  { condition, ...options }: WriteOptions & { readonly condition: string },
): TransactItem => ({
  write: {
    ConditionCheck: {
      TableName: tableName(),
      Key: key,
      ConditionExpression: condition,
      ...expressionsOf(options),
    },
  },
  ...refusalOf(options),
});

export async function putItem(item: object, options: WriteOptions = {}): Promise<void> {
  const command = new PutCommand({ TableName: tableName(), Item: { ...item }, ...expressionsOf(options) });
  await documentClient().send(command).catch(throwConflict(options));
}

/**
 * Stores an item whose key holds an id that was drawn for it. Where it exists, an earlier attempt of the SDK's has stored
 * it, and its answer got lost.
 */
export async function createItem(item: object): Promise<void> {
  await isWritten(putItem(item, { condition: IS_NEW }));
}

/** @returns the changed attributes as they are now */
export async function updateItem(key: Key, options: UpdateOptions): Promise<Item> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression: options.update,
    ReturnValues: 'UPDATED_NEW',
    ...expressionsOf(options),
  });
  const { Attributes } = await documentClient().send(command).catch(throwConflict(options));
  return Attributes ?? {};
}

/** @returns whether there was an item */
export async function deleteItem(key: Key, options: WriteOptions = {}): Promise<boolean> {
  const command = new DeleteCommand({
    TableName: tableName(),
    Key: key,
    ReturnValues: 'ALL_OLD',
    ...expressionsOf(options),
  });
  const { Attributes } = await documentClient().send(command).catch(throwConflict(options));
  return Attributes !== undefined;
}

/** Whether a conditional write was made: false where its condition did not hold. */
export async function isWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** The condition that no item has this key. */
export const IS_NEW = 'attribute_not_exists(pk)';

/** The condition that the stored item has the version that was read. */
export const hasVersion = (readVersion: number) => ({
  condition: '#version = :read',
  names: { '#version': 'version' },
  values: { ':read': readVersion },
});

const expressionsOf = ({ condition, names, values, returnStored }: WriteOptions) => ({
  ...(condition !== undefined && { ConditionExpression: condition }),
  ...(names && { ExpressionAttributeNames: { ...names } }),
  ...(values && { ExpressionAttributeValues: { ...values } }),
  ...(returnStored === true && { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }),
});

const refusalOf = ({ onConflict }: WriteOptions) => (onConflict ? { refusal: onConflict } : {});

const throwConflict =
  ({ onConflict }: WriteOptions) =>
  (error: unknown): never => {
    throw error instanceof ConditionalCheckFailedException && onConflict ? onConflict(error.Item) : error;
  };
