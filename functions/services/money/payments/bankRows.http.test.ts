import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { dayAgo } from '../../../../local/testing/days.ts';

let admin: Caller;
let family: Caller;
let staged: Staged;
let params: { competitionId: string };
beforeAll(async () => {
  [admin, family, staged] = await Promise.all([demoAccount('superadmin'), newFamily(), newCompetition()]);
  params = { competitionId: staged.competition.id };
});

const entered = async () => (await family.data('submitIndividualEntry', { body: entryBody(staged) })).id;

const row = (text: string, amount: number, shares: { entryId: string; amount: number }[]) => ({
  receivedOn: dayAgo(2),
  amount,
  currency: 'USD',
  payer: 'FROST JANE',
  text,
  repeat: 0,
  shares,
});

const accountOf = (entryId: string) => admin.data('listPayments', { params: { ...params, entryId } });

describe('recordBankRows', () => {
  it('pays what a row is for, keeps the others, and the same file twice records nothing twice', async () => {
    const [one, other] = [await entered(), await entered()];
    const rows = [
      row('both of them', 9_000, [
        { entryId: one, amount: 5_000 },
        { entryId: other, amount: 4_000 },
      ]),
      row('Thank you', 700, []),
    ];
    const first = await admin.data('recordBankRows', { params, body: { rows } });
    expect(first.map(({ isNew, row: { left } }) => [isNew, left])).toEqual([
      [true, 0],
      [true, 700],
    ]);
    const again = await Promise.all(
      [1, 2].map(() => admin.data('recordBankRows', { params, body: { rows } })),
    );
    expect(again.flat().every(({ isNew }) => !isNew)).toBe(true);
    for (const [id, amount] of [
      [one, 5_000],
      [other, 4_000],
    ] as const) {
      const { entry, payments } = await accountOf(id);
      expect(payments.map(({ method, bankRowId }) => [method, bankRowId])).toEqual([
        ['transfer', first[0]?.row.id],
      ]);
      expect(entry.paid).toBe(amount);
    }
  });

  it('refuses more than a row brought, an entry twice, and another currency', async () => {
    const entryId = await entered();
    const call = (one: object) => admin.call('recordBankRows', { params, body: { rows: [one] } });
    const share = { entryId, amount: 300 };
    expect(fieldCodes(await call(row('Too much', 200, [share])))).toEqual(['rows.0.shares MustSmaller']);
    expect(fieldCodes(await call(row('Twice', 900, [share, share])))).toEqual(['rows.0.shares AlreadyExist']);
    const euros = { ...row('Euros', 300, [share]), currency: 'EUR' };
    expect(fieldCodes(await call(euros))).toEqual(['rows.0.currency MustCorrect']);
    expect((await accountOf(entryId)).entry.paid).toBe(0);
  });

  it('takes a value date some days ahead, and refuses every row of a day that cannot be', async () => {
    const on = (text: string, receivedOn: string) => ({ ...row(text, 300, []), receivedOn });
    const call = (rows: object[]) => admin.call('recordBankRows', { params, body: { rows } });
    expect((await call([on('Soon', dayAgo(-3))])).status).toBe(200);
    const days = ['1900-01-01', dayAgo(3), dayAgo(-8)];
    const refused = await call(days.map((day, index) => on(`Day ${index}`, day)));
    expect(fieldCodes(refused)).toEqual(['rows.0.receivedOn MustAfter', 'rows.2.receivedOn MustBefore']);
    const kept = await admin.data('listBankRows', { params, query: {} });
    expect(kept.filter(({ text }) => text?.startsWith('Day'))).toEqual([]);
  });
});

describe('a statement with a bad row', () => {
  it('is not stored at all, and every bad row is named', async () => {
    const elsewhere = await newCompetition();
    const foreign = await family.data('submitIndividualEntry', { body: entryBody(elsewhere) });
    const entryId = await entered();
    const before = await admin.data('listBankRows', { params, query: {} });
    const rows = [
      row('Well and good', 3_000, [{ entryId, amount: 3_000 }]),
      { ...row('In euros', 300, [{ entryId, amount: 300 }]), currency: 'EUR' },
      row('For nobody', 300, [{ entryId: 'none', amount: 300 }]),
      row('For another competition', 300, [{ entryId: foreign.id, amount: 300 }]),
    ];
    for (const dryRun of [false, true]) {
      const refused = await admin.call('recordBankRows', { params, body: { rows, dryRun } });
      expect(fieldCodes(refused)).toEqual([
        'rows.1.currency MustCorrect',
        'rows.2.shares.0.entryId MustExist',
        'rows.3.shares.0.entryId MustExist',
      ]);
    }
    const [good] = rows;
    const checked = await admin.data('recordBankRows', {
      params,
      body: { rows: good ? [good] : [], dryRun: true },
    });
    expect(checked).toEqual([]);
    expect(await admin.data('listBankRows', { params, query: {} })).toEqual(before);
    expect((await accountOf(entryId)).entry.paid).toBe(0);
  });
});

describe('the tray', () => {
  it('gives a row to whom it belongs, takes it back with a correction, and gives it to the right one', async () => {
    const [wrong, right] = [await entered(), await entered()];
    const body = { rows: [row('For our daughter', 2_500, [])] };
    const [kept] = await admin.data('recordBankRows', { params, body });
    const ofRow = { ...params, rowId: kept?.row.id ?? '' };
    const give = (entryId: string) =>
      admin.data('assignBankRow', { params: ofRow, body: { shares: [{ entryId, amount: 2_500 }] } });
    // Two at once: the row's money is given once.
    const both = await Promise.all([give(wrong), give(wrong)]);
    expect(both.every(({ left }) => left === 0)).toBe(true);
    const [payment, ...others] = (await accountOf(wrong)).payments;
    expect(others).toEqual([]);
    await admin.data('recordRefund', {
      params: { ...params, entryId: wrong },
      body: { refundOf: payment?.id, method: 'correction', amount: 2_500, receivedOn: dayAgo(1) },
    });
    expect((await give(right)).shares.map(({ entryId }) => entryId)).toEqual([right]);
    expect((await accountOf(wrong)).entry.paid).toBe(0);
    expect((await accountOf(right)).entry.paid).toBe(2_500);
  });

  it('sets a row aside with the reason, and records nothing of it until it is put back', async () => {
    const entryId = await entered();
    const body = { rows: [row('Membership', 900, [])] };
    const [kept] = await admin.data('recordBankRows', { params, body });
    const ofRow = { ...params, rowId: kept?.row.id ?? '' };
    const aside = (reason: string | null) =>
      admin.data('setBankRowAside', { params: ofRow, body: { reason } });
    const give = () =>
      admin.data('assignBankRow', { params: ofRow, body: { shares: [{ entryId, amount: 900 }] } });
    expect((await aside('Club membership')).setAside).toBe('Club membership');
    expect((await give()).left).toBe(900);
    await aside(null);
    expect((await give()).left).toBe(0);
    const nothing = { ...ofRow, rowId: 'none' };
    expect((await admin.call('setBankRowAside', { params: nothing, body: {} })).status).toBe(404);
  });
});
