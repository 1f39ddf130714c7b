import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocationsOf } from './allocationsOf.ts';

const amounts = fc.integer({ min: 1, max: 1_000_000 });
const balances = fc.array(fc.integer({ min: -10_000, max: 1_000_000 }), { minLength: 1, maxLength: 20 });

it('allocates the whole amount, at most once to each entry', () => {
  fc.assert(
    fc.property(amounts, balances, (amount, open) => {
      const entries = open.map((balance, index) => ({ id: String(index), balance }));
      const shares = allocationsOf(amount, entries);
      expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
      expect(new Set(shares.map(({ entryId }) => entryId)).size).toBe(shares.length);
      expect(shares.every((share) => share.amount > 0)).toBe(true);
      // Every entry but the last gets exactly its balance.
      for (const { entryId, amount: part } of shares.slice(0, -1)) {
        expect(part).toBe(open[Number(entryId)]);
      }
    }),
  );
});

it('allocates nothing without an entry or an amount', () => {
  expect(allocationsOf(500, [])).toEqual([]);
  expect(allocationsOf(0, [{ id: 'mia', balance: 100 }])).toEqual([]);
});
