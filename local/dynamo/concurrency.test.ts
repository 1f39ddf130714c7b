import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, testDynamo } from './testDynamo.ts';

const writers = 20;
const writesEach = 10;

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => (dynamo = await testDynamo()));
afterAll(() => dynamo.close());

const key = (pk: string) => ({ pk, sk: 's' });
const get = async (pk: string) =>
  (await dynamo.client.send(new GetCommand({ TableName, Key: key(pk), ConsistentRead: true }))).Item;
const everyWriter = <T>(work: (writer: number) => Promise<T>) =>
  Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
const nameOf = (error: unknown) => (error as Error).name;

describe('20 writers on one item', () => {
  it('each count once with an atomic counter', async () => {
    const seen = await everyWriter(async () => {
      const values: unknown[] = [];
      for (let write = 0; write < writesEach; write += 1) {
        const { Attributes } = await dynamo.client.send(
          new UpdateCommand({
            TableName,
            Key: key('counter'),
            UpdateExpression: 'ADD n :one',
            ExpressionAttributeValues: { ':one': 1 },
            ReturnValues: 'UPDATED_NEW',
          }),
        );
        values.push(Attributes?.['n']);
      }
      return values;
    });
    expect(await get('counter')).toMatchObject({ n: writers * writesEach });
    expect(new Set(seen.flat()).size).toBe(writers * writesEach);
  });

  it('create it only once', async () => {
    const outcomes = await everyWriter((writer) =>
      dynamo.client
        .send(
          new PutCommand({
            TableName,
            Item: { ...key('created'), writer },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        )
        .then(() => writer, nameOf),
    );
    const winners = outcomes.filter((outcome) => typeof outcome === 'number');
    expect(winners).toHaveLength(1);
    expect(await get('created')).toMatchObject({ writer: winners[0] });
    expect(outcomes.filter((outcome) => outcome === 'ConditionalCheckFailedException')).toHaveLength(
      writers - 1,
    );
  });

  it('lose no update when each writes on the version it read', async () => {
    await dynamo.client.send(
      new PutCommand({ TableName, Item: { ...key('versioned'), version: 0, log: [] } }),
    );
    await everyWriter(async (writer) => {
      for (;;) {
        const { version, log } = (await get('versioned')) as { version: number; log: number[] };
        const outcome = await dynamo.client
          .send(
            new TransactWriteCommand({
              TransactItems: [
                {
                  Put: {
                    TableName,
                    Item: { ...key('versioned'), version: version + 1, log: [...log, writer] },
                    ConditionExpression: 'version = :version',
                    ExpressionAttributeValues: { ':version': version },
                  },
                },
              ],
            }),
          )
          .then(() => 'written', nameOf);
        if (outcome === 'written') return;
        expect(outcome).toBe('TransactionCanceledException');
      }
    });
    const { version, log } = (await get('versioned')) as { version: number; log: number[] };
    expect(version).toBe(writers);
    expect([...log].sort((left, right) => left - right)).toEqual(
      Array.from({ length: writers }, (_, at) => at),
    );
  });
});
