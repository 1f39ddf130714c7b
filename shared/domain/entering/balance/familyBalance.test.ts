import { expect, it } from 'vitest';
import { familySums, oldestFirst } from './familyBalance.ts';

const entry = (totalPrice: number, paid: number) => ({ totalPrice, paid, refunded: 0 });

it.each([
  ['two unpaid', [entry(95_000, 0), entry(95_000, 0)], { due: 190_000, refundDue: 0 }],
  ['one part paid, one paid', [entry(95_000, 20_000), entry(95_000, 95_000)], { due: 75_000, refundDue: 0 }],
  [
    'a refund, which does not lower what is due',
    [entry(95_000, 0), entry(40_000, 50_000)],
    { due: 95_000, refundDue: 10_000 },
  ],
  ['none', [], { due: 0, refundDue: 0 }],
])('adds up entries: %s', (_case, entries, sums) => {
  expect(familySums(entries)).toEqual(sums);
});

it('orders entries by the instant of their submit, then by id', () => {
  const rows = [
    { id: 'b', submittedAt: '2026-11-02T10:00:00.000Z' },
    { id: 'a', submittedAt: '2026-11-02T10:00:00.000Z' },
    { id: 'c', submittedAt: '2026-11-01T10:00:00.000Z' },
  ];
  expect(rows.toSorted(oldestFirst).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
