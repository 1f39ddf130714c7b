import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementRow } from '../../../contract/money/payments/bankRows.ts';
import { familyAllocationsOf, referencedEntries } from './familyTransfers.ts';
import { matchBankRows } from '../../money/bank/matchBankRows.ts';

const FAMILY = 'FAM1-2345';
const entry = (id: string, paymentReference: string, balance: number, day: number) => ({
  id,
  name: `${id} Frost`,
  paymentReference,
  accountId: 'frosts',
  familyReference: FAMILY,
  submittedAt: `2026-11-0${day}T10:00:00.000Z`,
  balance,
});
/** Leo entered first, then Mia; Zoe has paid. */
const entries = [
  entry('mia', 'K7QM-2F9D', 95_000, 3),
  entry('leo', 'ZZZZ-YYYY', 95_000, 2),
  entry('zoe', 'KKKK-WWWW', 0, 1),
  { ...entry('ana', '0A1B-C2D3', 40_000, 4), accountId: 'lakes', familyReference: null },
];

const row = (text: string, amount: number): StatementRow => ({
  receivedOn: '2027-01-12',
  amount,
  currency: 'HKD',
  payer: 'FROST JANE',
  text,
  bankId: null,
  repeat: 0,
});
const DAYS = { earliest: '2026-01-01', latest: '2027-01-31' };
const matched = (rows: readonly StatementRow[]) =>
  matchBankRows({ rows, entries, currency: 'HKD', known: new Set(), days: DAYS });

describe('a transfer with a family reference', () => {
  it.each([
    ['exactly what is due', FAMILY, 190_000, 'matched', { leo: 95_000, mia: 95_000 }],
    ['less: the oldest entry first', FAMILY, 120_000, 'amountDiffers', { leo: 95_000, mia: 25_000 }],
    ['less than one entry', FAMILY, 50_000, 'amountDiffers', { leo: 50_000 }],
    ['more: the rest is not allocated', FAMILY, 200_000, 'amountDiffers', { leo: 95_000, mia: 95_000 }],
    ['written by hand', 'fam1 2345 skating', 190_000, 'matched', { leo: 95_000, mia: 95_000 }],
    [
      'with an entry’s own, which comes first',
      `K7QM-2F9D ${FAMILY}`,
      100_000,
      'amountDiffers',
      { mia: 95_000, leo: 5_000 },
    ],
    [
      'with an entry’s own, wherever it stands in the text',
      `${FAMILY} K7QM-2F9D`,
      100_000,
      'amountDiffers',
      { mia: 95_000, leo: 5_000 },
    ],
    [
      'with another family’s entry',
      `${FAMILY} 0A1B-C2D3`,
      230_000,
      'matched',
      { leo: 95_000, mia: 95_000, ana: 40_000 },
    ],
    ['an entry’s own alone, as ever', 'K7QM-2F9D', 100_000, 'amountDiffers', { mia: 100_000 }],
  ] as const)('%s', (_case, text, amount, outcome, shares) => {
    const [result] = matched([row(text, amount)]);
    expect(result?.outcome).toBe(outcome);
    expect(
      Object.fromEntries(result?.shares.map(({ entryId, amount: part }) => [entryId, part]) ?? []),
    ).toEqual(shares);
  });

  it('names the family, and not where an entry’s own reference stands alone', () => {
    expect(matched([row(FAMILY, 190_000)])[0]?.family).toBe(FAMILY);
    expect(matched([row('K7QM-2F9D', 95_000)])[0]?.family).toBeNull();
  });

  it('pays nothing the second time: nothing is due any more, and nothing is allocated', () => {
    const [first, second] = matched([row(FAMILY, 190_000), { ...row(FAMILY, 190_000), repeat: 1 }]);
    expect(first?.outcome).toBe('matched');
    expect(second).toMatchObject({ outcome: 'nothingOpen', shares: [] });
  });

  it('with one wrong letter only suggests its entries', () => {
    expect(matched([row('FAM1-2346', 190_000)])[0]).toMatchObject({
      outcome: 'unidentified',
      shares: [],
      suggestions: ['mia', 'leo', 'zoe'],
    });
  });
});

describe('a transfer with the reference of an entry that owes nothing', () => {
  it('suggests what the family owes, oldest first, and allocates nothing', () => {
    // Zoe is withdrawn: her reference is her own, whether or not the family has one yet.
    for (const familyReference of [FAMILY, null]) {
      const [match] = matchBankRows({
        rows: [row('KKKK-WWWW', 95_000)],
        entries: entries.map((one) => ({ ...one, familyReference })),
        currency: 'HKD',
        known: new Set(),
        days: DAYS,
      });
      expect(match).toMatchObject({ outcome: 'nothingOpen', shares: [], suggestions: ['leo', 'mia'] });
    }
  });

  it('counts what earlier rows of the statement pay', () => {
    const [, second] = matched([row('ZZZZ-YYYY', 95_000), row('KKKK-WWWW', 95_000)]);
    expect(second).toMatchObject({ outcome: 'nothingOpen', suggestions: ['mia'] });
  });

  it('keeps to the entry where the family owes nothing else', () => {
    const paid = entries.map((one) => ({ ...one, balance: one.id === 'ana' ? one.balance : 0 }));
    const options = { entries: paid, currency: 'HKD', known: new Set<string>(), days: DAYS };
    expect(matchBankRows({ rows: [row('KKKK-WWWW', 95_000)], ...options })[0]).toMatchObject({
      outcome: 'nothingOpen',
      shares: [{ entryId: 'zoe', amount: 95_000 }],
      suggestions: [],
    });
  });
});

it('finds a family by the reference of the paper, too, and suggests by one with a wrong letter', () => {
  const paper = { earlierFamilyReferences: ['PAP1-2345'] };
  const ofFamily = entries.map((one) => ({ ...one, ...(one.familyReference !== null && paper) }));
  const match = (text: string) =>
    matchBankRows({
      rows: [row(text, 190_000)],
      entries: ofFamily,
      currency: 'HKD',
      known: new Set(),
      days: DAYS,
    });
  expect(match('PAP1-2345')[0]).toMatchObject({
    outcome: 'matched',
    family: 'PAP1-2345',
    shares: [
      { entryId: 'leo', amount: 95_000 },
      { entryId: 'mia', amount: 95_000 },
    ],
  });
  expect(match('PAP1-2346')[0]?.suggestions).toEqual(['mia', 'leo', 'zoe']);
});

it('leaves a reference out that stands for an entry and for another family', () => {
  const clash = [entry('mia', 'K7QM-2F9D', 1, 1), { ...entry('ana', FAMILY, 1, 2), familyReference: null }];
  expect([...referencedEntries(clash).keys()]).toEqual(['K7QM-2F9D']);
});

it('never allocates more than the transfer or than an entry owes, and fills entries in order', () => {
  const balances = fc.array(fc.integer({ min: -1_000, max: 1_000_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), balances, (amount, open) => {
      const owed = open.map((balance, index) => ({ id: String(index), balance }));
      const shares = familyAllocationsOf(amount, owed);
      const due = open.reduce((sum, balance) => sum + Math.max(0, balance), 0);
      expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(Math.min(amount, due));
      expect(
        shares.every((share) => share.amount > 0 && share.amount <= (open[Number(share.entryId)] ?? 0)),
      ).toBe(true);
      expect(shares.map(({ entryId }) => Number(entryId))).toEqual(
        shares.map(({ entryId }) => Number(entryId)).toSorted((one, other) => one - other),
      );
    }),
  );
});
