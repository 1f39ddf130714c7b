import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { individualFee, priceAt } from './individualFee.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const prices = fc.record({
  firstEventPrice: fc.nat(1_000_000),
  secondEventPrice: fc.nat(1_000_000),
  additionalEventPrice: fc.nat(1_000_000),
  lateFees: fc.constant([]),
});

describe('individualFee', () => {
  it('adds first, second and each additional event (design, section 8.5)', () => {
    const hongKong = {
      firstEventPrice: 59_000,
      secondEventPrice: 29_000,
      additionalEventPrice: 22_000,
      lateFees: [],
    };
    expect(individualFee(hongKong, 4, NOW)).toEqual({
      lines: [
        { order: 'first', count: 1, price: 59_000, amount: 59_000 },
        { order: 'second', count: 1, price: 29_000, amount: 29_000 },
        { order: 'additional', count: 2, price: 22_000, amount: 44_000 },
      ],
      totalPrice: 132_000,
    });
    expect(individualFee(hongKong, 1, NOW).lines.map(({ order }) => order)).toEqual(['first']);
    expect(individualFee(hongKong, 0, NOW)).toEqual({ lines: [], totalPrice: 0 });
  });

  it('equals the sum of the single prices, and of its own lines', () => {
    fc.assert(
      fc.property(prices, fc.nat(40), (chosen, events) => {
        const fee = individualFee(chosen, events, NOW);
        const single = Array.from({ length: events }, (_, index) => priceAt(chosen, index));
        expect(fee.totalPrice).toBe(single.reduce((total, price) => total + price, 0));
        const counts = fee.lines.map((line) => ('count' in line ? line.count : 0));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(events);
        expect(Number.isSafeInteger(fee.totalPrice)).toBe(true);
      }),
    );
  });

  it('never costs less with one event more', () => {
    fc.assert(
      fc.property(prices, fc.nat(40), (chosen, events) => {
        const more = individualFee(chosen, events + 1, NOW).totalPrice;
        expect(more).toBeGreaterThanOrEqual(individualFee(chosen, events, NOW).totalPrice);
      }),
    );
  });
});
