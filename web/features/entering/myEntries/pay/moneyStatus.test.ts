import { expect, it } from 'vitest';
import { moneyStatus } from './moneyStatus.ts';

const money = { state: 'confirmed', balance: 0, paid: 0, refunded: 0 } as const;

it.each([
  ['an unpaid entry', { ...money, balance: 95_000 }, 'due'],
  ['a part paid entry', { ...money, balance: 45_000, paid: 50_000 }, 'due'],
  ['a paid entry', { ...money, paid: 95_000 }, 'paid'],
  ['an entry paid too much', { ...money, balance: -100, paid: 95_100 }, 'refundDue'],
  [
    'a withdrawn entry before its refund',
    { ...money, state: 'withdrawn', balance: -7_700, paid: 11_000 },
    'refundDue',
  ],
  [
    'a withdrawn entry of which the policy keeps a part',
    { ...money, state: 'withdrawn', paid: 3_300, refunded: 7_700 },
    'paid',
  ],
  [
    'a withdrawn entry that was refunded whole',
    { ...money, state: 'withdrawn', refunded: 11_000 },
    'refunded',
  ],
  ['an entry on the waitlist', { ...money, state: 'waiting' }, 'later'],
  ['an entry withdrawn before any payment', { ...money, state: 'withdrawn' }, 'nothing'],
  ['an entry that costs nothing', money, 'nothing'],
] as const)('%s', (_name, entry, expected) => {
  expect(moneyStatus(entry)).toBe(expected);
});
