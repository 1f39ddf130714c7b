import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { GetCommand, ScanCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { startProcess } from './dynamoProcess.ts';
import type { TableShape } from './testDynamo.ts';
import { TableName, clientOf, tableInput } from './testDynamo.ts';

const writers = 30;
const rounds = 3;
const acknowledgedEachRound = inject('isThorough') ? 800 : 300;
const shape: TableShape = {
  key: [['pk', 'S']],
  global: {
    byState: {
      key: [
        ['state', 'S'],
        ['number', 'N'],
      ],
    },
  },
};

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'dynamo-crash-'))));
afterEach(() => rmSync(directory, { recursive: true }));

async function allItems(client: DynamoDBDocumentClient, IndexName?: string) {
  const items = new Map<string, Record<string, unknown>>();
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, IndexName, ExclusiveStartKey }));
    for (const item of page.Items ?? []) items.set(String(item['pk']), item);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return items;
}

/** Sends writes without end and records those acknowledged; resolves when the server is gone. */
async function write(client: DynamoDBDocumentClient, writer: string, acknowledged: Set<string>) {
  const filling = 'x'.repeat(300);
  for (let number = 0; ; number += 1) {
    const name = `${writer}-${String(number)}`;
    const part = (pk: string) => ({ Put: { TableName, Item: { pk, state: 's1', number, filling } } });
    const count = {
      Update: {
        TableName,
        Key: { pk: 'counter' },
        UpdateExpression: 'ADD transactions :one',
        ExpressionAttributeValues: { ':one': 1 },
      },
    };
    try {
      if (number % 2 === 0) {
        await client.send(
          new TransactWriteCommand({ TransactItems: [part(`a${name}`), part(`b${name}`), count] }),
        );
      } else {
        // Moves the previous transaction's items to another place in the index.
        await client.send(
          new UpdateCommand({
            TableName,
            Key: { pk: `a${writer}-${String(number - 1)}` },
            UpdateExpression: 'SET #state = :state',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':state': 's2' },
          }),
        );
      }
    } catch {
      return;
    }
    acknowledged.add(name);
  }
}

async function check(client: DynamoDBDocumentClient, acknowledged: Set<string>) {
  const items = await allItems(client);
  const counter = (await client.send(new GetCommand({ TableName, Key: { pk: 'counter' } }))).Item;
  items.delete('counter');
  for (const name of acknowledged) {
    const [, round, writer, number] = /^(\d+)-(\d+)-(\d+)$/.exec(name) ?? [];
    if (Number(number) % 2 === 0) {
      expect(items.has(`a${name}`) && items.has(`b${name}`), `${name} is lost`).toBe(true);
    } else {
      const moved = items.get(`a${String(round)}-${String(writer)}-${String(Number(number) - 1)}`);
      expect(moved?.['state'], `${name} is lost`).toBe('s2');
    }
  }
  // Transactions are stored with all their parts, even those not acknowledged any more.
  const halves = [...items.keys()].filter((pk) => !items.has((pk.startsWith('a') ? 'b' : 'a') + pk.slice(1)));
  expect(halves).toEqual([]);
  expect(counter?.['transactions']).toBe(items.size / 2);
  // The index contains exactly the stored items, each once and unchanged.
  expect(await allItems(client, 'byState')).toEqual(items);
}

it(
  'keeps each acknowledged write and each transaction whole when it is killed while it writes',
  { timeout: 240_000 },
  async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const server = await startProcess('--port', '0', '--dir', directory);
      const client = clientOf(server);
      if (round === 0) {
        await client.send(new CreateTableCommand(tableInput(shape)));
      } else {
        await check(client, acknowledged);
      }
      const before = acknowledged.size;
      const all = Array.from({ length: writers }, (_, writer) =>
        write(client, `${String(round)}-${String(writer)}`, acknowledged),
      );
      await expect
        .poll(() => acknowledged.size - before, { timeout: 60_000, interval: 5 })
        .toBeGreaterThanOrEqual(acknowledgedEachRound);
      await server.stop('SIGKILL');
      await Promise.all(all);
      client.destroy();
    }
    const server = await startProcess('--port', '0', '--dir', directory);
    const client = clientOf(server);
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * acknowledgedEachRound);
    await check(client, acknowledged);
    console.log(`${String(acknowledged.size)} acknowledged writes, ${String(rounds)} kills, none lost`);
    client.destroy();
    await server.stop('SIGTERM');
  },
);
