import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdrawalRefund } from './withdrawalRefund.ts';

/** Everything until 1 February, 60 percent until 20 February, then nothing. */
const STEPS = [
  { until: '2027-02-01T05:59:00.000Z', percent: 100 },
  { until: '2027-02-20T05:59:00.000Z', percent: 60 },
];
const [EARLY, LATER, AFTER] = [
  new Date('2027-01-20T12:00:00Z'),
  new Date('2027-02-10T12:00:00Z'),
  new Date('2027-02-20T05:59:00Z'),
];

describe('a withdrawal', () => {
  it.each([
    ['everything, early', { totalPrice: 9_000, paid: 9_000, retained: 0 }, EARLY, 0, 9_000],
    ['60 percent', { totalPrice: 9_000, paid: 9_000, retained: 0 }, LATER, 3_600, 5_400],
    ['nothing, after the last step', { totalPrice: 9_000, paid: 9_000, retained: 0 }, AFTER, 9_000, 0],
    ['the share of a part payment', { totalPrice: 9_000, paid: 4_000, retained: 0 }, LATER, 1_600, 2_400],
    ['all that is too much', { totalPrice: 5_900, paid: 8_000, retained: 0 }, LATER, 2_360, 5_640],
    ['too much after the last step', { totalPrice: 5_900, paid: 8_000, retained: 0 }, AFTER, 5_900, 2_100],
    [
      'nothing of what an earlier change kept',
      { totalPrice: 10_000, paid: 10_000, retained: 1_000 },
      LATER,
      4_600,
      5_400,
    ],
    [
      'what that change gave up, besides',
      { totalPrice: 10_000, paid: 11_500, retained: 1_000 },
      LATER,
      4_600,
      6_900,
    ],
    ['nothing kept again, early', { totalPrice: 10_000, paid: 10_000, retained: 1_000 }, EARLY, 1_000, 9_000],
    [
      'to the minor unit, in the entrant’s favour never',
      { totalPrice: 101, paid: 101, retained: 0 },
      LATER,
      41,
      60,
    ],
    ['nothing of nothing', { totalPrice: 9_000, paid: 0, retained: 0 }, LATER, 0, 0],
    ['nothing where a payment was taken back', { totalPrice: 10_000, paid: 0, retained: 1_000 }, LATER, 0, 0],
    [
      'nothing where less is left than was kept',
      { totalPrice: 10_000, paid: 600, retained: 1_000 },
      EARLY,
      600,
      0,
    ],
  ] as const)('gives back %s', (_name, entry, now, retained, refundDue) => {
    expect(withdrawalRefund({ ...entry, lateFee: null }, STEPS, now)).toEqual({ retained, refundDue });
  });

  it('keeps what a late music file cost, as the late fee, unless the policy returns that', () => {
    const entry = { totalPrice: 10_500, paid: 10_500, retained: 0, lateFee: null, musicFee: 1_500 };
    expect(withdrawalRefund(entry, STEPS, EARLY)).toEqual({ retained: 1_500, refundDue: 9_000 });
    const steps = STEPS.map((step) => ({ ...step, lateFee: true }));
    expect(withdrawalRefund(entry, steps, EARLY)).toEqual({ retained: 0, refundDue: 10_500 });
    expect(withdrawalRefund({ ...entry, paid: 0 }, STEPS, EARLY)).toEqual({ retained: 0, refundDue: 0 });
  });

  const LATE = { totalPrice: 13_500, paid: 13_500, retained: 0, lateFee: { amount: 4_500 } };
  it.each([
    ['all but the late fee', LATE, EARLY, [4_500, 9_000], [0, 13_500]],
    ['a share', LATE, LATER, [8_100, 5_400], [5_400, 8_100]],
    ['nothing, after the last step', LATE, AFTER, [13_500, 0], [13_500, 0]],
    // 40.00 of the 60.00 are for the events.
    ['the share of a part payment', { ...LATE, paid: 6_000 }, LATER, [3_600, 2_400], [2_400, 3_600]],
    ['what is too much, besides', { ...LATE, paid: 14_000 }, LATER, [8_100, 5_900], [5_400, 8_600]],
    [
      'nothing of what an earlier change kept',
      { ...LATE, totalPrice: 14_500, paid: 14_500, retained: 1_000 },
      LATER,
      [9_100, 5_400],
      [6_400, 8_100],
    ],
    // ¥3,333 of ¥5,000 are for events at ¥5,185 with a late fee of half of it; 60 percent are ¥1,999.8.
    [
      'whole yen',
      { totalPrice: 7_778, paid: 5_000, retained: 0, lateFee: { amount: 2_593 } },
      LATER,
      [3_001, 1_999],
      [2_000, 3_000],
    ],
    ['nothing of nothing', { ...LATE, paid: 0 }, LATER, [0, 0], [0, 0]],
  ] as const)('of an entry with a late fee gives back %s', (_name, entry, now, kept, refunded) => {
    const amountsBy = (steps: typeof STEPS) => Object.values(withdrawalRefund(entry, steps, now));
    expect(amountsBy(STEPS)).toEqual(kept);
    expect(amountsBy(STEPS.map((step) => ({ ...step, lateFee: true })))).toEqual(refunded);
  });

  it('shares out exactly what was paid, and leaves nobody owing', () => {
    const amount = fc.nat(1_000_000);
    fc.assert(
      fc.property(amount, amount, amount, fc.constantFrom(EARLY, LATER, AFTER), (price, paid, kept, now) => {
        const retainedBefore = Math.min(kept, price);
        const { retained, refundDue } = withdrawalRefund(
          { totalPrice: price, paid, retained: retainedBefore, lateFee: { amount: price - retainedBefore } },
          STEPS,
          now,
        );
        expect(retained + refundDue).toBe(paid);
        expect(retained).toBeGreaterThanOrEqual(Math.min(retainedBefore, paid));
        expect(retained).toBeLessThanOrEqual(Math.min(price, paid));
      }),
    );
  });
});
