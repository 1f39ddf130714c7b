import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_VERSION } from '../../functions/store/core/settings/dataVersion.ts';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';
import { DEMO_PASSWORD } from '../demo/accounts.ts';
import { databaseFile } from '../dynamo/storage/database.ts';
import { Caller } from '../testing/caller.ts';
import { dataPaths } from './dataPaths.ts';
import { startLocalHost, type LocalHost } from './start.ts';

const RELEASE = path.join(import.meta.dirname, '../testing/releases/0.2');
const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-0.2-'));
const paths = dataPaths(directory);
let host: LocalHost;
let administrator: Caller;

function unpack(): void {
  cpSync(path.join(RELEASE, 'objects'), paths.objects, { recursive: true });
  cpSync(path.join(RELEASE, 'outbox.sqlite'), paths.outbox);
  mkdirSync(paths.dynamo);
  const packed = readFileSync(path.join(RELEASE, `${databaseFile}.br`));
  writeFileSync(path.join(paths.dynamo, databaseFile), brotliDecompressSync(packed));
}

/** How many items of a data folder hold this text, as JSON. */
function itemsWith(folder: string, text: string): number {
  const database = new DatabaseSync(path.join(dataPaths(folder).dynamo, databaseFile), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS count FROM items_1 WHERE instr(item, ?) > 0').get(text);
  database.close();
  return Number(row?.['count']);
}

beforeAll(async () => {
  unpack();
  host = await startLocalHost({ port: 0, dataDirectory: directory, demoData: true });
  administrator = new Caller(host.origin);
  await administrator.call('logIn', {
    body: { email: 'superadmin@demo.rinkside.example', password: DEMO_PASSWORD },
  });
});

afterAll(async () => {
  await host.close();
  rmSync(directory, { recursive: true });
});

/** What a super administrator reads of one competition. */
const READ_OF_COMPETITION = OPERATIONS.filter((operation) => {
  const { method, path: address, roles } = routeOf(operation);
  const isOpen = roles.some((role) => role === 'PUBLIC' || role === 'SUPER_ADMIN');
  return method === 'GET' && isOpen && /^\/api\/[^{]*\{competitionId\}[^{]*$/.test(address);
});

const idsOf = (answer: unknown) => (answer as { data: { id: string }[] }).data.map(({ id }) => id);

describe('the data folder of 0.2', () => {
  it('is migrated at the start, after a backup', async () => {
    const { answer } = await administrator.call('health');
    expect(answer).toMatchObject({ data: { status: 'ok', dataVersion: DATA_VERSION } });
    const backup = path.join(directory, `before-data-version-${String(DATA_VERSION)}`);
    expect(existsSync(backup)).toBe(true);
    expect(itemsWith(backup, 'UNSENT#01')).toBe(3);
    expect(itemsWith(directory, 'UNSENT#01KDEM0MEET000000000000001"')).toBeLessThanOrEqual(3);
    expect(itemsWith(directory, '"kind":{"S":"entryMail"}')).toBe(3);
  });

  it('has its pages and lists, which are answered by the contract', async () => {
    const { answer } = await administrator.call('listCompetitions');
    // One of today with results, the largest, and one with its schedule out.
    const competitions = idsOf(answer).slice(0, 3);
    expect(competitions).toHaveLength(3);
    const wrong: string[] = [];
    let answered = 0;
    for (const competitionId of competitions)
      for (const operation of READ_OF_COMPETITION) {
        const outcome = await outcomeOf(operation, competitionId);
        if (outcome === 'answered') answered += 1;
        else if (outcome !== 'nothing there') wrong.push(`${operation} of ${competitionId}: ${outcome}`);
      }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(competitions.length * 25);
  });

  it('has its entries, one by one', async () => {
    const { answer } = await administrator.call('listCompetitions');
    for (const competitionId of idsOf(answer)) {
      const skaters = await administrator.call('listSkaters', { params: { competitionId } });
      for (const entryId of idsOf(skaters.answer).slice(0, 3))
        for (const operation of ['getEntryRecord', 'listPayments', 'listEntryMails'] as const) {
          const { status } = await administrator.call(operation, { params: { competitionId, entryId } });
          expect([operation, status]).toEqual([operation, 200]);
        }
    }
  });
});

/** What is not there for a competition of this kind is refused by its code; a fault of the product is a 500. */
async function outcomeOf(operation: Operation, competitionId: string): Promise<string> {
  const { status, answer } = await administrator.call(operation, { params: { competitionId } });
  if (status >= 400) return status < 500 ? 'nothing there' : String(status);
  const schema = routeOf(operation).answer;
  if (typeof answer !== 'object' || !('data' in answer) || schema === undefined) return 'answered';
  const parsed = schema.safeParse(answer);
  return parsed.success ? 'answered' : parsed.error.message;
}
