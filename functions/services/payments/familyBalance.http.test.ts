import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../local/testing/competitions.ts';
import { dayAgo } from '../../../local/testing/days.ts';
import { demoAccount, newFamily } from '../../../local/testing/people.ts';

let admin: Caller;
let staged: Staged;
let params: { competitionId: string };
beforeAll(async () => {
  [admin, staged] = await Promise.all([
    demoAccount('superadmin'),
    newCompetition({ paymentInstructions: 'FPS 9123 4567' }),
  ]);
  params = { competitionId: staged.competition.id };
});

const enter = (family: Caller, name: string) =>
  family.data('submitIndividualEntry', { body: entryBody(staged, 3, name) });

describe('getFamilyBalance', () => {
  it('adds up a family’s entries in the competition, and nobody else’s', async () => {
    const [family, other] = await Promise.all([newFamily(), newFamily()]);
    const mia = await enter(family, 'Mia Balance');
    const leo = await enter(family, 'Leo Balance');
    await enter(other, 'Ana Balance');
    const body = { method: 'cash', amount: 1_500, receivedOn: dayAgo(1) };
    await admin.data('recordPayment', { params: { ...params, entryId: mia.id }, body });

    const balance = await family.data('getFamilyBalance', { params });
    expect(balance).toMatchObject({
      currency: 'USD',
      due: 21_500,
      refundDue: 0,
      paymentInstructions: 'FPS 9123 4567',
      bankQr: null,
    });
    expect(balance.entries.map(({ id, name, balance }) => [id, name, balance])).toEqual([
      [mia.id, 'Mia Balance', 10_000],
      [leo.id, 'Leo Balance', 11_500],
    ]);
    const others = await other.data('getFamilyBalance', { params });
    expect(others.due).toBe(11_500);
    expect(others.reference).not.toBe(balance.reference);
  });

  it('draws one reference for calls at once, which stays, and another in another competition', async () => {
    const family = await newFamily();
    await enter(family, 'Mia Once');
    const read = async () => (await family.data('getFamilyBalance', { params })).reference;
    const [first, ...others] = await Promise.all([read(), read(), read(), read()]);
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect([...others, await read()]).toEqual([first, first, first, first]);
    const elsewhere = await newCompetition();
    await family.data('submitIndividualEntry', { body: entryBody(elsewhere) });
    const there = { competitionId: elsewhere.competition.id };
    expect((await family.data('getFamilyBalance', { params: there })).reference).not.toBe(first);
  });

  it('knows no balance where the family has not entered', async () => {
    const family = await newFamily();
    expect((await family.call('getFamilyBalance', { params })).status).toBe(404);
    expect((await family.call('getFamilyBalance', { params: { competitionId: 'none' } })).status).toBe(404);
  });
});
