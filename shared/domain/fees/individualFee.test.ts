import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { individualFee, priceAt } from './individualFee.ts';

const prices = fc.record({
  firstEventPrice: fc.nat(1_000_000),
  secondEventPrice: fc.nat(1_000_000),
  additionalEventPrice: fc.nat(1_000_000),
});

describe('individualFee', () => {
  it('adds first, second and each additional event (design, section 8.5)', () => {
    const hongKong = { firstEventPrice: 59_000, secondEventPrice: 29_000, additionalEventPrice: 22_000 };
    expect(individualFee(hongKong, 4)).toEqual({
      lines: [
        { order: 'first', count: 1, price: 59_000, amount: 59_000 },
        { order: 'second', count: 1, price: 29_000, amount: 29_000 },
        { order: 'additional', count: 2, price: 22_000, amount: 44_000 },
      ],
      totalPrice: 132_000,
    });
    expect(individualFee(hongKong, 1).lines.map(({ order }) => order)).toEqual(['first']);
    expect(individualFee(hongKong, 0)).toEqual({ lines: [], totalPrice: 0 });
  });

  it('is the sum of the single prices, and of its own lines', () => {
    fc.assert(
      fc.property(prices, fc.nat(40), (chosen, events) => {
        const fee = individualFee(chosen, events);
        const single = Array.from({ length: events }, (_, index) => priceAt(chosen, index));
        expect(fee.totalPrice).toBe(single.reduce((total, price) => total + price, 0));
        expect(fee.lines.reduce((count, line) => count + line.count, 0)).toBe(events);
        expect(Number.isSafeInteger(fee.totalPrice)).toBe(true);
      }),
    );
  });

  it('never costs less for one event more', () => {
    fc.assert(
      fc.property(prices, fc.nat(40), (chosen, events) => {
        const more = individualFee(chosen, events + 1).totalPrice;
        expect(more).toBeGreaterThanOrEqual(individualFee(chosen, events).totalPrice);
      }),
    );
  });
});
