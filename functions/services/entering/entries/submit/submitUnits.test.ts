import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { entryBody, testNumber } from '../../../../../local/testing/competitions.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { recordCalls, type RecordedCall } from '../../../../../local/testing/recordedCalls.ts';
import { stagedEntry } from '../../../../../local/testing/stagedEntry.ts';
import { individualEntryBody } from '../../../../../shared/contract/entering/entries/entryBodies.ts';
import { documentClient } from '../../../../platform/table/client.ts';
import { deleteItem, updateItem } from '../../../../platform/table/writes.ts';
import { findAccount } from '../../../../store/people/accounts/accounts.ts';
import { competitionWithRink } from '../../../../store/entering/competitions/withRinks.ts';
import { allEntriesOfAccount } from '../../../../store/entering/entries/repository.ts';
import { nextVersion, storeMember } from '../../../../store/people/members/repository.ts';
import { findForm } from '../../../../store/entering/forms/repository.ts';
import { competitionKey, userKey } from '../../../../store/keys.ts';
import { INDIVIDUAL_ENTRY } from './newEntry.ts';
import { submitEntry } from './submitEntry.ts';

let dynamo: RunningDynamo;
let calls: RecordedCall[];
beforeAll(async () => {
  dynamo = await startMemoryTable();
  process.env['MEMBERSHIP_REGISTRY'] = 'own';
  calls = recordCalls(documentClient());
});
afterAll(async () => {
  delete process.env['MEMBERSHIP_REGISTRY'];
  await dynamo.close();
});

/** An account and an open competition, where an entry takes a skater's name. */
async function staged(entriesBySkater: boolean) {
  const { accountId, competitionId, formId } = await stagedEntry(new Date());
  const update = { update: 'SET entriesBySkater = :yes', values: { ':yes': true } };
  if (entriesBySkater) await updateItem(competitionKey(competitionId), update);
  const [account, competition, form] = await Promise.all([
    findAccount(accountId),
    competitionWithRink(competitionId),
    findForm(formId),
  ]);
  if (!account || !form) throw new Error('A staged entry has an account and a form');
  const submit = (fullName: string, change: object = {}) =>
    submitEntry(INDIVIDUAL_ENTRY, {
      body: individualEntryBody.parse({ ...entryBody({ competition, form }, 1, fullName), ...change }),
      session: account,
      now: new Date(),
      idempotency: randomUUID(),
    });
  const [, other] = entryBody({ competition, form }, 2).event;
  const again = { event: [other], homeIsiRink: 'Another rink', totalPrice: form.secondEventPrice };
  return { accountId, submit, again };
}

it('costs the same however many skaters the account has entered', async () => {
  const { submit } = await staged(true);
  const unitsOf = async (name: string) => {
    calls.length = 0;
    await submit(name);
    return calls.reduce((sum, { units }) => sum + units, 0);
  };
  await unitsOf('Skater 10');
  const second = await unitsOf('Skater 11');
  for (let skater = 12; skater < 24; skater++) await unitsOf(`Skater ${String(skater)}`);
  expect(await unitsOf('Skater 24')).toBe(second);
});

it('costs the same however many others are in the competition', async () => {
  const { submit } = await staged(true);
  const unitsOf = async (isi: number) => {
    calls.length = 0;
    await submit(`Skater ${String(isi)}`, { isi: String(isi) });
    return calls.reduce((sum, { units }) => sum + units, 0);
  };
  await unitsOf(100_100);
  const second = await unitsOf(100_101);
  // Numbers that an earlier version kept in one item of 32, so that few entries show how it grew.
  const ofOneItem = [200010, 200040, 200081, 200094, 200108, 200140, 200174, 200202, 200220, 200285, 200350];
  for (const isi of ofOneItem) await unitsOf(isi);
  expect(await unitsOf(200_362)).toBe(second);
});

it.each([true, false])(
  'finds the skater’s other entry, with items by skater: %s',
  async (entriesBySkater) => {
    const { submit, again } = await staged(entriesBySkater);
    const remarks = async (entry: ReturnType<typeof submit>) =>
      (await entry).checks.map(({ reason }) => reason).filter((reason) => reason === 'rinkDiffers');
    expect(await remarks(submit('Ada Frost'))).toEqual([]);
    expect(await remarks(submit('Bo Lake', { homeIsiRink: 'Another rink' }))).toEqual([]);
    expect(await remarks(submit('Ada Frost', again))).toEqual(['rinkDiffers']);
  },
);

it('asks once for all that it names, the registry’s member and the form too, and writes once', async () => {
  const { submit } = await staged(true);
  const at = new Date();
  const number = testNumber();
  const member = {
    number,
    fullName: 'Ada Frost',
    birthdate: null,
    category: 'individual',
    homeRink: null,
  } as const;
  const stored = { ...member, expiry: '2020-08-31', tests: [], certificates: [] };
  await storeMember(nextVersion(null, stored, { by: 'registrar', at }));
  await submit('Bo Lake');
  calls.length = 0;
  const known = await submit('Ada Frost', { isi: number });
  expect(calls.map(({ call }) => call)).toEqual([
    'BatchGetItem',
    'Query',
    expect.stringMatching(/^TransactWriteItems ×\d+$/),
  ]);
  const membership = ({ checks }: typeof known) => checks.filter(({ rule }) => rule === 'membership');
  expect(membership(known)).toMatchObject([{ reason: 'memberExpires', facts: { expiry: '2020-08-31' } }]);
  const unknown = await submit('Cy Pond', { isi: testNumber() });
  expect(membership(unknown)).toMatchObject([{ reason: 'memberUnknown' }]);
});

it('stores nothing for an account that is deleted at this moment', async () => {
  const { accountId, submit } = await staged(true);
  await deleteItem(userKey(accountId));
  await expect(submit('Ada Frost')).rejects.toMatchObject({ code: 'NotAuthenticated' });
  expect(await allEntriesOfAccount(accountId)).toEqual([]);
});
