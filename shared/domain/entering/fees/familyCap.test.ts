import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeCost } from '../entries/changes/changeCost.ts';
import { familyDiscount, familyRoom, lowerCap, returnedDiscounts, withinFamilyCap } from './familyCap.ts';
import { individualFee } from './individualFee.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const CAP = 300_000;

describe('familyRoom', () => {
  it.each([
    [null, [190_000], null],
    [undefined, [], null],
    [CAP, [], 300_000],
    [CAP, [190_000], 110_000],
    [CAP, [190_000, 110_000], 0],
    [CAP, [190_000, 150_000], 0],
  ] as const)('under a cap of %s with others at %j is %s', (cap, others, room) => {
    expect(familyRoom(cap, others)).toBe(room);
  });

  it('is by the lower of two caps', () => {
    expect(lowerCap(CAP, 200_000)).toBe(200_000);
    expect(lowerCap(null, CAP)).toBe(CAP);
    expect(lowerCap(CAP, undefined)).toBe(CAP);
    expect(lowerCap(undefined, null)).toBeNull();
  });
});

describe('familyDiscount', () => {
  it.each([
    ['nothing without a cap', 190_000, 0, null, 0],
    ['nothing while there is room', 110_000, 0, 110_000, 0],
    ['what is beyond the room', 190_000, 0, 110_000, 80_000],
    ['everything without room', 190_000, 0, 0, 190_000],
    ['retained amounts first', 50_000, 90_000, 110_000, 30_000],
    ['never retained amounts', 50_000, 120_000, 110_000, 50_000],
  ] as const)('is %s', (_name, charged, retained, room, discount) => {
    expect(familyDiscount({ charged, retained }, room)).toBe(discount);
  });

  it('is a line of the fee, with the late fee below the cap too', () => {
    const prices = { firstEventPrice: 59_000, secondEventPrice: 20_000, additionalEventPrice: 16_000 };
    const late = { from: '2026-11-01T00:00:00.000Z', kind: 'percent' as const, value: 25 };
    const fee = individualFee({ ...prices, lateFees: [late] }, 2, NOW);
    expect(withinFamilyCap(fee, 60_000)).toEqual({
      lines: [
        { order: 'first', count: 1, price: 59_000, amount: 59_000 },
        { order: 'second', count: 1, price: 20_000, amount: 20_000 },
        { order: 'late', ...late, amount: 19_750 },
        { order: 'family', amount: -38_750 },
      ],
      totalPrice: 60_000,
    });
    expect(withinFamilyCap(fee, null)).toEqual(fee);
  });

  it('ends when another entry costs less', () => {
    const leo = { id: 'leo', kind: 'individual' as const, totalPrice: 110_000, familyDiscount: 80_000 };
    const ada = { id: 'ada', kind: 'individual' as const, totalPrice: 20_000 };
    expect(returnedDiscounts([leo, ada], 190_000)).toBe(80_000);
    expect(returnedDiscounts([leo, ada], 30_000)).toBe(30_000);
    expect(returnedDiscounts([ada], 190_000)).toBe(0);
  });
});

describe('changing an entry below a cap', () => {
  const entry = {
    kind: 'individual' as const,
    events: ['a', 'b'].map((id) => ({ id, state: 'confirmed' as const, late: null })),
    pricing: {
      firstEventPrice: 100_000,
      secondEventPrice: 80_000,
      additionalEventPrice: 60_000,
      teamPrice: null,
      lateFee: null,
      steps: null,
    },
    retained: 0,
    paid: 110_000,
    lateFee: null,
    totalPrice: 110_000,
    familyRoom: 110_000,
  };
  const policy = { refunds: [], late: null, now: NOW };

  it.each([
    ['adds an event for nothing', ['a', 'b', 'c'], 110_000, 0],
    ['keeps its price with the same events', ['a', 'b'], 110_000, 0],
    // 100,000 is left; of the 10,000 less the refund policy returns nothing.
    ['retains what the policy keeps', ['a'], 110_000, 10_000],
  ])('%s', (_name, event, total, retained) => {
    expect(changeCost(entry, { event, skaters: 0 }, policy)).toMatchObject({ totalPrice: total, retained });
  });
});

describe('a family', () => {
  it('never pays above the cap, and an added event never lowers what it pays', () => {
    const prices = {
      firstEventPrice: 59_000,
      secondEventPrice: 29_000,
      additionalEventPrice: 22_000,
      lateFees: [],
    };
    const entries = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 500_000 }), (counts, cap) => {
        const paid: number[] = [];
        let undiscounted = 0;
        for (const count of counts) {
          const room = familyRoom(cap, paid);
          const price = (events: number) =>
            withinFamilyCap(individualFee(prices, events, NOW), room).totalPrice;
          expect(price(count + 1)).toBeGreaterThanOrEqual(price(count));
          paid.push(price(count));
          undiscounted += individualFee(prices, count, NOW).totalPrice;
        }
        expect(paid.reduce((sum, price) => sum + price, 0)).toBe(Math.min(cap, undiscounted));
      }),
    );
  });
});
