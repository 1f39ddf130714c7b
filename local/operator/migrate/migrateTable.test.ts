import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dueRound } from '../../../functions/platform/outbox/dueItems.ts';
import type { Key } from '../../../functions/platform/table/key.ts';
import { tableName, type Item } from '../../../functions/platform/table/read.ts';
import type { Migration } from '../../../functions/services/public/migrations/migration.ts';
import { MIGRATIONS } from '../../../functions/services/public/migrations/migrations.ts';
import { DATA_VERSION } from '../../../functions/store/core/settings/dataVersion.ts';
import { DATA_VERSION_KEY } from '../../../functions/store/keys.ts';
import type { RunningDynamo } from '../../dynamo/server.ts';
import { startMemoryTable } from '../../testing/memoryTable.ts';
import type { OperatedTable } from '../operatedTable.ts';
import { changeItem } from './changeItem.ts';
import { readVersionItem, storeVersionItem } from './dataVersionItem.ts';
import { migrateTable } from './migrateTable.ts';

let dynamo: RunningDynamo;
let table: OperatedTable;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  table = { client: DynamoDBDocumentClient.from(new DynamoDBClient()), tableName: tableName() };
});
afterAll(() => dynamo.close());

const put = (item: Item) => table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
const stored = async ({ pk, sk }: Key) =>
  (await table.client.send(new GetCommand({ TableName: table.tableName, Key: { pk, sk } }))).Item;

/** Marks skaters' items, as a later release might. */
const marking = (change: (item: Item) => Item | null): Migration => ({
  to: DATA_VERSION,
  title: 'Mark',
  change,
});
const mark = (item: Item) => (item['type'] === 'marked' && !('mark' in item) ? { ...item, mark: 1 } : null);

beforeEach(async () => {
  await put({ ...DATA_VERSION_KEY, type: 'dataVersion', version: DATA_VERSION - 1 });
});

describe('the migrations', () => {
  it('lead to this release’s version, one after the other', () => {
    expect(MIGRATIONS.map(({ to }) => to)).toEqual(MIGRATIONS.map((_, index) => index + 2));
    expect(MIGRATIONS.at(-1)?.to).toBe(DATA_VERSION);
  });

  it('let the unsent mails of 0.2 join the outbox, whatever list they waited in', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const mail = { type: 'notice', competitionId: 'c1', at, sentAt: null };
    const waiting = [
      ['ENTRY#e1', 'MAIL#submitted', 'UNSENT#c1', mail],
      ['COMPETITION#c1#SCHEDULEMAILS', 'VERSION#1', 'UNSENTSCHEDULE#c1', { ...mail, type: 'scheduleMails' }],
      ['COMPETITION#c1#SCHEDULEMAILS', 'VERSION#1#family#a', 'UNSENTSCHEDULE#c1', mail],
      ['COMPETITION#c1#JUDGES', 'JUDGEMAIL#k#1', 'UNSENTJUDGEMAILS', { ...mail, failure: 'unknown' }],
      [
        'COMPETITION#c1#RESULTMAILS',
        'FLIGHT#f#VERSION#1',
        'UNSENTRESULTMAILS',
        { ...mail, failure: 'refused' },
      ],
    ] as const;
    for (const [pk, sk, gsi1pk, fields] of waiting) await put({ pk, sk, gsi1pk, gsi1sk: at, ...fields });
    const sent = { pk: 'ENTRY#e1', sk: 'MAIL#withdrawn', ...mail, sentAt: at };
    await put(sent);

    expect(await migrateTable(table)).toMatchObject([{ changed: 5 }]);

    const items = await dueRound(new Map(), new Date('2026-11-21T00:00:00Z'));
    expect(items.map(({ pk, sk, outbox }) => [pk, sk, outbox]).toSorted()).toMatchObject(
      [
        ['ENTRY#e1', 'MAIL#submitted', { kind: 'entryMail', failure: null, since: at }],
        ['COMPETITION#c1#SCHEDULEMAILS', 'VERSION#1', { kind: 'scheduleMails' }],
        ['COMPETITION#c1#SCHEDULEMAILS', 'VERSION#1#family#a', { kind: 'scheduleMail' }],
        ['COMPETITION#c1#JUDGES', 'JUDGEMAIL#k#1', { kind: 'judgeMail', failure: 'noAnswer' }],
        [
          'COMPETITION#c1#RESULTMAILS',
          'FLIGHT#f#VERSION#1',
          { kind: 'correctionMail', failure: 'unavailable' },
        ],
      ].toSorted(),
    );
    expect(await stored(sent)).toEqual(sent);
    expect(await migrateTable(table)).toEqual([]);
  });
});

describe('a run', () => {
  const keysOf = (part: string) =>
    Array.from({ length: 30 }, (_, index) => ({ pk: `MARKED#${part}${String(index)}`, sk: 'M' }));

  it('that breaks off is run again: it changes what an older release wrote meanwhile, and no item twice', async () => {
    const keys = keysOf('');
    for (const key of keys) await put({ ...key, type: 'marked' });
    let calls = 0;
    const breaking = marking((item) => {
      const changed = mark(item);
      if (changed && (calls += 1) === 17) throw new Error('The machine lost its power');
      return changed;
    });
    await expect(migrateTable(table, { migrations: [breaking], pageSize: 5 })).rejects.toThrow('power');
    const before = await stored(DATA_VERSION_KEY);
    expect(before).toMatchObject({ version: DATA_VERSION - 1, underWay: { to: DATA_VERSION } });
    const late = keysOf('late');
    for (const key of late) await put({ ...key, type: 'marked' });
    const [result] = await migrateTable(table, { migrations: [marking(mark)], pageSize: 5 });
    expect(result?.changed).toBe(60 - 16);
    for (const key of [...keys, ...late])
      expect(await stored(key)).toEqual({ ...key, type: 'marked', mark: 1 });
    expect(await stored(DATA_VERSION_KEY)).toMatchObject({ version: DATA_VERSION, underWay: null });
  });

  it('keeps what a function writes to an item meanwhile', async () => {
    const key = { pk: 'MARKED#race', sk: 'M' };
    const read = { ...key, type: 'marked', places: 3 };
    await put({ ...read, places: 2, late: true });
    expect(await changeItem(table, read, mark)).toBe(true);
    expect(await stored(key)).toEqual({ ...read, places: 2, late: true, mark: 1 });
  });

  it('leaves an item alone that is deleted meanwhile, or whose key would change', async () => {
    const read = { pk: 'MARKED#gone', sk: 'M', type: 'marked' };
    expect(await changeItem(table, read, mark)).toBe(false);
    expect(await stored(read)).toBeUndefined();
    await expect(changeItem(table, read, (item) => ({ ...item, sk: 'N' }))).rejects.toThrow('another item');
  });

  it('ends in a sentence where another command has raised the version meanwhile', async () => {
    const first = await readVersionItem(table);
    await migrateTable(table, { migrations: [marking(() => null)] });
    if (first === null) throw new Error('There is a table');
    await expect(
      storeVersionItem(table, { version: DATA_VERSION, underWay: null }, first.version),
    ).rejects.toThrow(/^Another command has just migrated this data/);
  });

  it.each([
    ['', { version: 99 }],
    [' that is half migrated', { version: DATA_VERSION, underWay: { to: 99 } }],
  ])('refuses newer data%s in a sentence', async (_, newer) => {
    await put({ ...DATA_VERSION_KEY, type: 'dataVersion', ...newer });
    await expect(migrateTable(table)).rejects.toThrow(
      /^The data in \S+ has version 99, and this release of Rinkside knows versions up to 2: start/,
    );
  });
});
