import { expect, it } from 'vitest';
import { isDiskFull } from '../../access/diskFull.ts';
import { Catalog } from './catalog.ts';
import { Database } from './database.ts';
import { GroupCommit } from './groupCommit.ts';

it('gives each write of a group that a full disk ended the reason, and goes on when there is room', async () => {
  const database = new Database();
  database.run('CREATE TABLE filled (bytes BLOB)');
  const commits = new GroupCommit(database, new Catalog(database));
  const fill = (bytes: number) =>
    commits.run(() => database.prepare('INSERT INTO filled VALUES (zeroblob(?))').run(bytes));
  database.limitGrowth(10);
  expect(database.hasRoom()).toBe(false);
  const outcomes = await Promise.allSettled([
    fill(1_000_000),
    // SQLite rolls back the whole transaction on some errors, and the savepoint with it.
    commits.run(() => {
      database.run('ROLLBACK');
      database.prepare('INSERT INTO filled VALUES (zeroblob(?))').run(1_000_000);
    }),
  ]);
  expect(outcomes.map((one) => one.status === 'rejected' && isDiskFull(one.reason))).toEqual([true, true]);
  database.limitGrowth(null);
  await fill(1_000_000);
  expect(database.hasRoom()).toBe(true);
  database.close();
});
