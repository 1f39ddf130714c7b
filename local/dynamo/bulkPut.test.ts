import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { roleAccounts } from '../demo/accounts.ts';
import { type DemoItem, seasonItems } from '../demo/items.ts';
import { demoSeason } from '../demo/season.ts';
import { putAll } from '../demo/write.ts';
import { databaseFile } from './storage/database.ts';
import { TableName, testDynamo } from './testDynamo.ts';

type Dynamo = Awaited<ReturnType<typeof testDynamo>>;

/** Every column of every row that a database holds of items and their index entries, by its tables. */
async function rowsAfter(put: (dynamo: Dynamo) => Promise<void>): Promise<Record<string, string[]>> {
  const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-bulk-'));
  try {
    const dynamo = await testDynamo(
      {
        global: {
          one: {
            key: [
              ['gsi1pk', 'S'],
              ['gsi1sk', 'S'],
            ],
          },
        },
      },
      { directory },
    );
    await put(dynamo);
    await dynamo.close();
    const file = new DatabaseSync(path.join(directory, databaseFile), { readOnly: true });
    const tables = file
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'items%'")
      .all();
    const rows = tables.map(
      ({ name }) =>
        [
          String(name),
          file
            .prepare(`SELECT * FROM ${String(name)}`)
            .all()
            .map(textOf),
        ] as const,
    );
    file.close();
    return Object.fromEntries(rows);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const textOf = (row: Readonly<Record<string, unknown>>) =>
  Object.values(row)
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value)))
    .join(' ');

/** As every other client puts them. */
async function putByRequests({ client }: Dynamo, items: readonly DemoItem[]): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    const writes = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item: { ...Item } } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: writes } }));
  }
}

const key = (sk: string) => ({ pk: 'a', sk });

it('stores byte for byte what requests store, of a season and of every kind of value', async () => {
  const season = demoSeason(new Date('2026-11-21T07:30:00Z'));
  const whole = seasonItems(season, roleAccounts('none', season.now));
  const items = [
    // Neighbours are of different kinds, so some of each are among them.
    ...whole.filter((_, at) => at % 7 === 0),
    {
      ...key('values'),
      gsi1pk: 'é',
      gsi1sk: '\u{1F9CA}',
      text: '',
      numbers: [0, -0, 0.1, -12.5, 1e-7, 1e15, Number.MAX_SAFE_INTEGER],
      bytes: Uint8Array.from([0, 255, 7]),
      part: Buffer.from('abcdef').subarray(2, 4),
      set: new Set(['b', 'a']),
      figures: new Set([3, -0, 1.5]),
      nested: { no: null, yes: true, list: [{ deep: [] }, {}] },
    },
  ];
  const bulk = await rowsAfter(({ bulkPut }) => putAll(bulkPut, TableName, items));
  const requested = await rowsAfter((dynamo) => putByRequests(dynamo, items));
  expect(Object.values(bulk).map(({ length }) => length > 300)).toEqual([true, true]);
  expect(bulk).toEqual(requested);
});

it.each([
  ['without its key', [{ pk: 'a' }], 'Missing the key sk in the item'],
  ['with an empty key', [key('')], 'cannot contain an empty string value'],
  ['put twice', [key('1'), key('1')], 'Provided list of item keys contains duplicates'],
  [
    'too large',
    [{ ...key('1'), text: 'x'.repeat(410_000) }],
    'Item size has exceeded the maximum allowed size',
  ],
  ['with an empty set', [{ ...key('1'), set: new Set() }], 'set is a set of neither'],
  ['with a mixed set', [{ ...key('1'), set: new Set([1, 'a']) }], 'set is a set of neither'],
  ['with undefined', [{ ...key('1'), none: undefined }], 'none is of the type undefined'],
  ['with an instance', [{ ...key('1'), at: new Date(0) }], 'at is an object of a class'],
  ['with an inexact number', [{ ...key('1'), sum: 2 ** 53 }], 'sum is 9007199254740992'],
  ['nested too deep', [{ ...key('1'), deep: nested(33) }], 'Nesting Levels have exceeded supported limits'],
])('refuses an item %s, and stores none of its group', async (_, items, message) => {
  const dynamo = await testDynamo();
  await expect(dynamo.bulkPut(TableName, [key('0'), ...items])).rejects.toThrow(message);
  const { Items } = await dynamo.client.send(new ScanCommand({ TableName }));
  expect(Items).toEqual([]);
  await dynamo.close();
});

function nested(levels: number): unknown {
  return levels === 0 ? 'deep' : [nested(levels - 1)];
}
