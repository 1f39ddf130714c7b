import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFile } from '../../dynamo/storage/database.ts';
import { dataPaths } from '../../host/dataPaths.ts';
import { backUpRotated } from './rotatedBackup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-rotated-'));
const data = path.join(folder, 'data');
const backups = path.join(folder, 'backups');
const file = path.join(dataPaths(data).dynamo, databaseFile);

beforeAll(() => {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE items (item TEXT)');
  const insert = database.prepare('INSERT INTO items VALUES (?)');
  for (let row = 0; row < 500; row += 1) insert.run('x'.repeat(4_000));
  database.exec('DELETE FROM items WHERE rowid > 10');
  database.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('is named by its time, small, and takes the place of what broke off', async () => {
  mkdirSync(path.join(backups, '2026-11-27T03-15-00Z.unfinished'), { recursive: true });
  const { target, expired } = await backUpRotated(data, backups, new Date('2026-11-28T03:15:00Z'));
  expect([target, expired]).toEqual([path.join(backups, '2026-11-28T03-15-00Z'), []]);
  expect(readdirSync(backups)).toEqual(['2026-11-28T03-15-00Z']);
  const copy = path.join(dataPaths(target).dynamo, databaseFile);
  expect(statSync(copy).size).toBeLessThan(statSync(file).size / 10);
  const database = new DatabaseSync(copy);
  expect({ ...database.prepare('SELECT count(*) AS count FROM items').get() }).toEqual({ count: 10 });
  database.close();
});

it('deletes the one before it of the same day', async () => {
  const { expired } = await backUpRotated(data, backups, new Date('2026-11-28T04:15:00Z'));
  expect(expired).toEqual(['2026-11-28T03-15-00Z']);
  expect(readdirSync(backups)).toEqual(['2026-11-28T04-15-00Z']);
});
