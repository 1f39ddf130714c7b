import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import { matchBankRows } from '../../../../shared/domain/money/bank/matchBankRows.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

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

describe('a bank transfer with the family reference', () => {
  it('pays each entry what it owes, keeps the rest, and nothing twice', async () => {
    const family = await newFamily();
    const mia = await enter(family, 'Mia Transfer');
    const leo = await enter(family, 'Leo Transfer');
    const { reference, due } = await family.data('getFamilyBalance', { params });
    expect(due).toBe(23_000);

    const ledger = await admin.data('listLedger', { params, query: { kind: 'individual' } });
    const row = {
      receivedOn: dayAgo(2),
      amount: 25_000,
      currency: 'USD',
      payer: 'WINTER R',
      text: `skating ${reference.replace('-', ' ').toLowerCase()}`,
      bankId: null,
      repeat: 0,
    };
    const days = { earliest: dayAgo(30), latest: dayAgo(0) };
    const [match] = matchBankRows({ rows: [row], entries: ledger, currency: 'USD', known: new Set(), days });
    expect(match).toMatchObject({ outcome: 'amountDiffers', family: reference });
    expect(match?.shares).toEqual([
      { entryId: mia.id, amount: 11_500 },
      { entryId: leo.id, amount: 11_500 },
    ]);

    const body = { rows: [{ ...row, shares: [...(match?.shares ?? [])] }] };
    const take = () => admin.data('recordBankRows', { params, body });
    const taken = [await take(), ...(await Promise.all([take(), take()]))].flat();
    expect(taken.map(({ isNew, row: { left } }) => [isNew, left])).toEqual([
      [true, 2_000],
      [false, 2_000],
      [false, 2_000],
    ]);
    const paid = await family.data('getFamilyBalance', { params });
    expect(paid).toMatchObject({ reference, due: 0, refundDue: 0 });
    expect(paid.entries.map((entry) => [entry.name, entry.paid])).toEqual([
      ['Mia Transfer', 11_500],
      ['Leo Transfer', 11_500],
    ]);

    // Voiding one payment gives its part back to the transfer, and the family owes it again.
    const { payments } = await admin.data('listPayments', { params: { ...params, entryId: leo.id } });
    const refund = { refundOf: payments[0]?.id ?? '', method: 'correction', amount: 11_500 };
    await admin.data('recordRefund', {
      params: { ...params, entryId: leo.id },
      body: { ...refund, receivedOn: dayAgo(1) },
    });
    expect((await family.data('getFamilyBalance', { params })).due).toBe(11_500);
    const rows = await admin.data('listBankRows', { params, query: {} });
    expect(rows.find(({ id }) => id === taken[0]?.row.id)?.left).toBe(13_500);
  });

  it('that names only a withdrawn sibling leads to what the family owes', async () => {
    const family = await newFamily();
    const mia = await enter(family, 'Mia Sibling');
    const leo = await enter(family, 'Leo Sibling');
    const ofLeo = { params: { entryId: leo.id }, body: { version: leo.version } };
    await family.data('withdrawEntry', ofLeo);
    const ledger = await admin.data('listLedger', { params, query: { kind: 'individual' } });
    const text = `skating ${leo.paymentReference}`;
    const row = { receivedOn: dayAgo(2), amount: 11_500, currency: 'USD', payer: null, text, bankId: null };
    const days = { earliest: dayAgo(30), latest: dayAgo(0) };
    const rows = [{ ...row, repeat: 0 }];
    const [match] = matchBankRows({ rows, entries: ledger, currency: 'USD', known: new Set(), days });
    expect(match).toMatchObject({ outcome: 'nothingOpen', shares: [], suggestions: [mia.id] });
  });

  it('is answered on the phone: organisers see the reference in lists and on the entry, coaches do not', async () => {
    const family = await newFamily();
    const { id } = await enter(family, 'Ada Phone');
    const ofEntry = { ...params, entryId: id };
    const inList = async () =>
      (await admin.data('listSkaters', { params })).find((row) => row.id === id)?.familyReference;
    expect(await inList()).toBeNull();
    // Opening the record draws the reference that the family will see.
    const shown = (await admin.data('getEntryRecord', { params: ofEntry })).familyReference;
    expect(shown).toBe((await family.data('getFamilyBalance', { params })).reference);
    expect(await inList()).toBe(shown);
    const coach = await demoAccount('headcoach');
    const rows = await coach.data('listSkaters', { params });
    expect(rows.map(({ familyReference }) => familyReference).filter(Boolean)).toEqual([]);
  });
});

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
