import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';

let staged: Staged;
let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [staged, admin, family] = await Promise.all([newCompetition(), demoAccount('superadmin'), newFamily()]);
});

const newNumber = () => `R${randomUUID().slice(0, 8).toUpperCase()}`;

async function enter(isi: string) {
  const body = { ...entryBody(staged, 1), highestIsiTestLevel: 'Freestyle 1', isi };
  return family.data('submitIndividualEntry', { body });
}

async function register(number: string, expiry: string): Promise<void> {
  const test = { discipline: 'Freestyle', level: 'Freestyle 1', date: '2024-01-12' };
  const member = { number, fullName: 'Ada Frost', expiry, tests: [test] };
  await admin.data('importMemberships', { body: { dryRun: false, rows: [{ row: 2, member }] } });
}

const recheck = (by = admin) =>
  by.call('recheckEntries', {
    params: { competitionId: staged.competition.id },
    body: { kind: 'individual' },
  });

/** The call's finding about one entry, if there is one. */
async function rechecked(id: string) {
  return (await recheck()).answer.data.changed.find((one) => one.id === id);
}

describe('recheckEntries', () => {
  it('finds what an import has changed, tells the family once, and leaves the entry in', async () => {
    const isi = newNumber();
    await register(isi, '2031-08-31');
    const entry = await enter(isi);
    expect(entry.checks).toEqual([]);
    expect(await rechecked(entry.id)).toBeUndefined();

    await register(isi, '2020-08-31');
    const found = await rechecked(entry.id);
    expect(found).toMatchObject({ added: 1, checks: [{ rule: 'membership', reason: 'memberExpires' }] });
    const after = await family.data('getEntry', { params: { entryId: entry.id } });
    expect(after).toMatchObject({ state: 'confirmed', events: entry.events, totalPrice: entry.totalPrice });
    const { email } = await family.data('myAccount');
    const mails = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Needs attention'));
    expect(await mails()).toHaveLength(1);

    expect(await rechecked(entry.id)).toBeUndefined();
    expect(await mails()).toHaveLength(1);
    const params = { competitionId: staged.competition.id, entryId: entry.id };
    const { history } = await admin.data('getEntryRecord', { params });
    expect(history[0]?.what).toBe('rechecked');
  });

  it('takes a remark away without a mail once it is put right', async () => {
    const isi = newNumber();
    const entry = await enter(isi);
    expect(entry.checks.map(({ reason }) => reason)).toEqual(['memberUnknown']);
    await register(isi, '2031-08-31');
    expect(await rechecked(entry.id)).toMatchObject({ added: 0, checks: [] });
  });

  it('is refused to families and head coaches', async () => {
    expect((await recheck(family)).status).toBe(403);
    expect((await recheck(await demoAccount('headcoach'))).status).toBe(403);
  });
});
