import { randomUUID } from 'node:crypto';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { testNumber } from '../../../../../local/testing/competitions.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { recordCalls, type RecordedCall } from '../../../../../local/testing/recordedCalls.ts';
import { stagedEntry } from '../../../../../local/testing/stagedEntry.ts';
import { NO_LIMITS } from '../../../../../shared/domain/entering/capacity/limits.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { documentClient } from '../../../../platform/table/client.ts';
import { updateItem } from '../../../../platform/table/writes.ts';
import { findAccount } from '../../../../store/people/accounts/accounts.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { markedNumbers } from '../../../../store/entering/entries/markedNumbers.ts';
import type { IndividualEntry, StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { competitionKey } from '../../../../store/keys.ts';
import { erasePerson } from '../erase/erasePerson.ts';
import { saveEntry } from '../save/saveEntry.ts';
import { storeNewEntry } from '../submit/storeNewEntry.ts';
import { entryPage } from './entryPage.ts';

let dynamo: RunningDynamo;
let calls: RecordedCall[];
beforeAll(async () => {
  dynamo = await startMemoryTable();
  calls = recordCalls(documentClient());
});
afterAll(() => dynamo.close());

const now = new Date();
const change = { action: 'updated', by: 'organiser', now } as const;

/** A competition, and how its skaters are entered and listed. */
async function staged(entryRows: boolean) {
  const entry = await stagedEntry(now);
  const { competitionId, accountId } = entry;
  const account = await findAccount(accountId);
  if (entry.kind !== 'individual' || !account) throw new Error('A skater and an account are staged');
  const update = { update: 'SET entryRows = :yes, numberItems = :yes', values: { ':yes': true } };
  if (entryRows) await updateItem(competitionKey(competitionId), update);
  const session: Session = { ...account, role: 'MANAGER', competitionId };
  return {
    enter: async (fullName: string, isi = testNumber(), accountOfFamily = accountId) => {
      const skater = { ...entry.skater, fullName, isi };
      const ids = { id: ulid(), accountId: accountOfFamily, name: fullName };
      return (await storeNewEntry(
        { ...entry, ...ids, skater },
        { limits: NO_LIMITS, idempotency: null },
      )) as IndividualEntry;
    },
    list: async (query: { search?: string; cursor?: string; order?: '-name' } = {}) =>
      entryPage('individual', { params: { competitionId }, query: { cursor: undefined, ...query }, session }),
    marked: () => markedNumbers(competitionId),
    erase: async (erased: StoredEntry) => {
      const competition = await findCompetition(competitionId);
      if (competition) await erasePerson(erased, competition, now);
    },
  };
}

const namesOf = ({ entries }: { entries: readonly { name: string }[] }) => entries.map(({ name }) => name);

describe.each([true, false])('a page of entries, with list rows: %s', (entryRows) => {
  it('is what is stored, in the order of names, page by page', async () => {
    const { enter, list } = await staged(entryRows);
    const stored = [];
    for (let skater = 10; skater < 62; skater++) stored.push(await enter(`Skater ${String(skater)}`));
    const first = await list();
    expect(namesOf(first)).toEqual(stored.slice(0, 50).map(({ name }) => name));
    for (const [index, listed] of first.entries.entries()) expect(stored[index]).toMatchObject(listed);
    const last = await list({ cursor: first.nextCursor ?? '' });
    expect(namesOf(last)).toEqual(['Skater 60', 'Skater 61']);
    expect(namesOf(await list({ search: 'SKATER 2', order: '-name' }))[0]).toBe('Skater 29');
  });

  it('follows every change: a name, labels, a withdrawal, the skater erased', async () => {
    const { enter, list, erase } = await staged(entryRows);
    const [ada, bo] = [await enter('Ada Frost'), await enter('Bo Lake')];
    const skater = { ...ada.skater, fullName: 'Zoe Frost' };
    await saveEntry(ada, { ...ada, name: 'Zoe Frost', skater, labels: ['late'] }, change);
    expect(namesOf(await list())).toEqual(['Bo Lake', 'Zoe Frost']);
    const { entries } = await list({ search: 'zoe' });
    expect(entries).toMatchObject([{ id: ada.id, labels: ['late'], skater, version: 2 }]);
    expect(await list({ search: 'ada' })).toMatchObject({ entries: [] });
    await erase(bo);
    const [erased] = (await list()).entries;
    expect(erased).toMatchObject({ id: bo.id, name: 'Deleted account', skater: { isi: '', birthdate: '' } });
  });

  it('names who shares a membership number, also where two come in at one moment', async () => {
    const { enter, list } = await staged(entryRows);
    const isi = testNumber();
    await Promise.all([enter('Ada Frost', isi), enter('Bo Lake', isi, 'another family'), enter('Cy Pond')]);
    const findings = (await list()).entries.map(({ checks }) => checks.map(({ facts }) => facts));
    expect(findings).toEqual([
      [{ number: isi, others: 'Bo Lake' }],
      [{ number: isi, others: 'Ada Frost' }],
      [],
    ]);
  });
});

describe('membership numbers', () => {
  it('are marked when a second person has one, and not for one person in two entries', async () => {
    const { enter, marked } = await staged(true);
    const isi = testNumber();
    const ada = await enter('Ada Frost', isi);
    expect(await marked()).toEqual(new Set());
    const bo = await enter('Bo Lake', testNumber());
    await saveEntry(bo, { ...bo, skater: { ...bo.skater, isi } }, change);
    expect(await marked()).toContain(isi);
    expect(await marked()).not.toContain(ada.id);
  });

  it('name nobody once their skater is erased', async () => {
    const { enter, list, erase, marked } = await staged(true);
    const isi = testNumber();
    await erase(await enter('Ada Frost', isi));
    expect(await marked()).toEqual(new Set([isi]));
    await enter('Bo Lake', isi);
    const cy = await enter('Cy Pond', isi);
    const { entries } = await list({ search: 'cy' });
    expect(entries).toMatchObject([{ id: cy.id, checks: [{ facts: { others: 'Bo Lake' } }] }]);
  });
});

it('costs the same units however many entered, at most three of fifty rows', async () => {
  const { enter, list } = await staged(true);
  const unitsOf = async () => {
    calls.length = 0;
    await list();
    return calls.map(({ call, units }) => `${call} ${String(units)}`);
  };
  for (let skater = 0; skater < 50; skater++) await enter(`Skater ${randomUUID()}`);
  const fifty = await unitsOf();
  expect(fifty).toEqual(['BatchGetItem 0.5', 'Query 2.5', 'BatchGetItem 0.5']);
  for (let skater = 0; skater < 30; skater++) await enter(`Skater ${randomUUID()}`);
  expect(await unitsOf()).toEqual(fifty);
});
