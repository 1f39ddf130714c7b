import { expect, it } from 'vitest';
import { individualEntry } from '../../../../../local/testing/storedEntries.ts';
import { applyWithdrawal } from './withdrawEntry.ts';

const NOW = new Date('2026-11-01T10:00:00.000Z');
const refunds = [{ until: '2026-11-15T00:00:00.000Z', percent: 60, lateFee: false }];

it('keeps of a withdrawn entry what the refund policy retains', () => {
  const before = individualEntry({ totalPrice: 5_000, paid: 5_000 });
  expect(applyWithdrawal(before, { refunds }, NOW)).toEqual({
    ...before,
    withdrawnAt: '2026-11-01T10:00:00.000Z',
    retained: 2_000,
  });
});

it('retains nothing of an entry that was never paid', () => {
  const before = individualEntry({ totalPrice: 5_000, paid: 0 });
  expect(applyWithdrawal(before, { refunds }, NOW)).toMatchObject({ retained: 0 });
});
