import { describe, expect, it } from 'vitest';
import type { StatementRow } from '../../../contract/money/payments/bankRows.ts';
import { bankRowId, withRepeats } from './bankRowId.ts';
import { matchBankRows } from './matchBankRows.ts';

const ALONE = { familyReference: null, submittedAt: '2026-11-01T10:00:00.000Z' };

const entries = [
  { id: 'mia', name: 'Mia Frost', paymentReference: 'K7QM-2F9D', accountId: 'A', balance: 5_000, ...ALONE },
  { id: 'leo', name: 'Leo Frost', paymentReference: 'ZZZZ-YYYY', accountId: 'B', balance: 3_000, ...ALONE },
  { id: 'ana', name: 'Ana Lake', paymentReference: '0A1B-C2D3', accountId: 'C', balance: 0, ...ALONE },
];

const row = (text: string, amount: number, more: Partial<StatementRow> = {}): StatementRow => ({
  receivedOn: '2027-01-12',
  amount,
  currency: 'USD',
  payer: 'FROST JANE',
  text,
  bankId: null,
  repeat: 0,
  ...more,
});

const DAYS = { earliest: '2026-01-01', latest: '2027-01-31' };

const matched = (rows: readonly StatementRow[], known: readonly string[] = []) =>
  matchBankRows({ rows, entries, currency: 'USD', known: new Set(known), days: DAYS });

describe('matchBankRows', () => {
  it.each([
    ['the whole amount', row('K7QM-2F9D', 5_000), 'matched', [['mia', 5_000]]],
    ['a part', row('K7QM-2F9D', 2_000), 'amountDiffers', [['mia', 2_000]]],
    ['too much', row('K7QM-2F9D', 6_000), 'amountDiffers', [['mia', 6_000]]],
    [
      'two entries in one transfer',
      row('K7QM-2F9D + ZZZZ-YYYY', 8_000),
      'matched',
      [
        ['mia', 5_000],
        ['leo', 3_000],
      ],
    ],
    [
      'two entries, too little',
      row('ZZZZ-YYYY K7QM-2F9D', 4_000),
      'amountDiffers',
      [
        ['leo', 3_000],
        ['mia', 1_000],
      ],
    ],
    ['an entry already paid', row('0A1B-C2D3', 5_000), 'nothingOpen', [['ana', 5_000]]],
    [
      'a reference in the payer’s field',
      row('', 5_000, { payer: 'J FROST K7QM2F9D' }),
      'matched',
      [['mia', 5_000]],
    ],
    ['another currency', row('K7QM-2F9D', 5_000, { currency: 'EUR' }), 'otherCurrency', []],
    ['a day too early', row('K7QM-2F9D', 5_000, { receivedOn: '1900-01-12' }), 'impossibleDay', []],
    ['a future day', row('K7QM-2F9D', 5_000, { receivedOn: '2027-02-01' }), 'impossibleDay', []],
    ['no reference', row('Thank you', 5_000), 'unidentified', []],
  ] as const)('%s', (_case, one, outcome, shares) => {
    const [result] = matched([one]);
    expect(result?.outcome).toBe(outcome);
    expect(result?.shares).toEqual(shares.map(([entryId, amount]) => ({ entryId, amount })));
  });

  it('matches rows in order: a second row sees what the first left open', () => {
    const rows = withRepeats([row('K7QM-2F9D', 5_000), row('K7QM-2F9D', 5_000)]);
    expect(matched(rows).map(({ outcome }) => outcome)).toEqual(['matched', 'nothingOpen']);
  });

  it('recognises an imported row however the file breaks its text', () => {
    const [before, again] = [row('K7QM-2F9D  Mia', 5_000), row('k7qm-2f9d\nmia', 5_000)];
    expect(matched([again], [bankRowId(before)])[0]?.outcome).toBe('known');
    expect(bankRowId({ ...before, amount: 5_001 })).not.toBe(bankRowId(before));
  });

  it('numbers identical rows of one file, the same way each time', () => {
    const rows = [row('Thank you', 100), row('Other', 100), row('Thank you', 100)];
    expect(withRepeats(rows).map(({ repeat }) => repeat)).toEqual([0, 0, 1]);
    expect(new Set(withRepeats(rows).map(bankRowId)).size).toBe(3);
  });

  it('suggests by a reference with one wrong letter, then by name and amount, and allocates neither', () => {
    expect(matched([row('K7QM-2F8D', 5_000)])[0]?.suggestions).toEqual(['mia']);
    expect(matched([row('for Leo and Mia Frost', 3_000, { payer: null })])[0]?.suggestions).toEqual([
      'leo',
      'mia',
    ]);
    expect(matched([row('for Leo Frost', 3_000, { payer: null })])[0]?.shares).toEqual([]);
  });
});
