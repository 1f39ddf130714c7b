import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../local/testing/memoryTable.ts';
import { ApiError } from '../errors/apiError.ts';
import { getItem } from './read.ts';
import { transact } from './transaction.ts';
import {
  checkWrite,
  createWrite,
  deleteItem,
  deleteWrite,
  hasVersion,
  IS_NEW,
  isWritten,
  putItem,
  putWrite,
  replaceWrite,
  updateItem,
  updateWrite,
} from './writes.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const key = (pk: string) => ({ pk, sk: 'TEST' });
const conflict = () => new ApiError('VersionConflict');

describe('the writes of a transaction', () => {
  it('carry the table, the key and nothing that was not asked for', () => {
    const TableName = process.env['TABLE_NAME'];
    expect(putWrite({ ...key('a'), n: 1 })).toEqual({
      write: { Put: { TableName, Item: { ...key('a'), n: 1 } } },
    });
    expect(deleteWrite(key('a'))).toEqual({ write: { Delete: { TableName, Key: key('a') } } });
    expect(updateWrite(key('a'), { update: 'REMOVE n' })).toEqual({
      write: { Update: { TableName, Key: key('a'), UpdateExpression: 'REMOVE n' } },
    });
    const check = { condition: '#n = :n', names: { '#n': 'n' }, values: { ':n': 1 }, returnStored: true };
    expect(checkWrite(key('a'), { ...check, onConflict: conflict })).toEqual({
      write: {
        ConditionCheck: {
          TableName,
          Key: key('a'),
          ConditionExpression: '#n = :n',
          ExpressionAttributeNames: { '#n': 'n' },
          ExpressionAttributeValues: { ':n': 1 },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      refusal: conflict,
    });
  });

  it('create once, replace the version that was read, check and delete', async () => {
    await transact([createWrite({ ...key('one'), version: 1 }, conflict)]);
    await expect(transact([createWrite(key('one'), conflict)])).rejects.toMatchObject({
      code: 'VersionConflict',
    });
    await transact([replaceWrite({ ...key('one'), version: 2 }, 1, conflict)]);
    await expect(transact([replaceWrite({ ...key('one'), version: 2 }, 1, conflict)])).rejects.toMatchObject({
      code: 'VersionConflict',
    });
    expect(await getItem(key('one'))).toEqual({ ...key('one'), version: 2 });
    await transact([checkWrite(key('one'), hasVersion(2)), putWrite(key('two'))]);
    expect(await getItem(key('two'))).toEqual(key('two'));
    await transact([deleteWrite(key('one'), { condition: 'attribute_exists(pk)', onConflict: conflict })]);
    expect(await getItem(key('one'))).toBeUndefined();
  });

  it('give the stored item to the error of a failed condition where they ask for it', async () => {
    await transact([putWrite({ ...key('stored'), last: 7 })]);
    const found = (item: unknown) => new Error(JSON.stringify(item));
    const options = { update: 'SET n = :n', condition: IS_NEW, values: { ':n': 1 }, onConflict: found };
    await expect(transact([updateWrite(key('stored'), options)])).rejects.not.toThrow('last');
    await expect(transact([updateWrite(key('stored'), { ...options, returnStored: true })])).rejects.toThrow(
      '"last":{"N":"7"}',
    );
  });
});

describe('a write alone', () => {
  it('throws its own error where the condition does not hold, and DynamoDB’s where it has none', async () => {
    await putItem(key('single'), { condition: IS_NEW });
    await expect(putItem(key('single'), { condition: IS_NEW, onConflict: conflict })).rejects.toMatchObject({
      code: 'VersionConflict',
    });
    await expect(putItem(key('single'), { condition: IS_NEW })).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
    });
  });

  it('says whether it was made', async () => {
    expect(await isWritten(putItem(key('whether'), { condition: IS_NEW }))).toBe(true);
    expect(await isWritten(putItem(key('whether'), { condition: IS_NEW }))).toBe(false);
    await expect(isWritten(putItem(key('whether'), { condition: 'no expression' }))).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  it('answers what an update made, and whether there was something to delete', async () => {
    const add = { update: 'ADD n :one', values: { ':one': 1 } };
    expect(await updateItem(key('count'), add)).toEqual({ n: 1 });
    expect(await updateItem(key('count'), add)).toEqual({ n: 2 });
    expect(await deleteItem(key('count'))).toBe(true);
    expect(await deleteItem(key('count'))).toBe(false);
  });
});
