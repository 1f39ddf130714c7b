import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundDue, refundPercent } from './refundDue.ts';

const steps = [
  { until: '2027-02-20T12:00:00.000Z', percent: 50 },
  { until: '2027-02-01T12:00:00.000Z', percent: 100 },
];
const at = (instant: string) => new Date(instant);

describe('refundPercent', () => {
  it('takes the first step that has not passed, in any order', () => {
    expect(refundPercent(steps, at('2027-01-01T00:00:00Z'))).toBe(100);
    expect(refundPercent(steps, at('2027-02-01T12:00:00Z'))).toBe(50);
    expect(refundPercent(steps, at('2027-02-20T12:00:00Z'))).toBe(0);
    expect(refundPercent([], at('2027-01-01T00:00:00Z'))).toBe(0);
  });
});

describe('refundDue', () => {
  const early = at('2027-01-01T00:00:00Z');
  const late = at('2027-02-10T00:00:00Z');

  it('refunds the policy’s share of the forfeited cost', () => {
    expect(refundDue({ paid: 10_000, costBefore: 10_000, costAfter: 0, lateFee: 0 }, steps, early)).toBe(
      10_000,
    );
    expect(refundDue({ paid: 10_000, costBefore: 10_000, costAfter: 7_501, lateFee: 0 }, steps, late)).toBe(
      1_249,
    );
  });

  it('keeps the late fee, unless the step says that it is refunded too', () => {
    const amounts = { paid: 11_000, costBefore: 11_000, costAfter: 0, lateFee: 1_000 };
    const until = '2027-02-01T12:00:00.000Z';
    expect(refundDue(amounts, [{ until, percent: 50 }], early)).toBe(5_000);
    expect(refundDue(amounts, [{ until, percent: 50, lateFee: false }], early)).toBe(5_000);
    expect(refundDue(amounts, [{ until, percent: 50, lateFee: true }], early)).toBe(5_500);
  });

  it('refunds nothing after the last step', () => {
    const afterwards = at('2027-02-20T12:00:00Z');
    expect(refundDue({ paid: 10_000, costBefore: 10_000, costAfter: 0, lateFee: 0 }, steps, afterwards)).toBe(
      0,
    );
  });

  it('refunds nothing that was never paid', () => {
    expect(refundDue({ paid: 0, costBefore: 10_000, costAfter: 0, lateFee: 0 }, steps, early)).toBe(0);
    expect(refundDue({ paid: 7_500, costBefore: 10_000, costAfter: 7_500, lateFee: 0 }, steps, early)).toBe(
      0,
    );
  });

  it('is never negative, never more than was paid, never more later', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (paid, costBefore, costAfter, lateFee) => {
        const amounts = { paid, costBefore, costAfter, lateFee };
        const due = refundDue(amounts, steps, early);
        expect(due).toBeGreaterThanOrEqual(0);
        expect(due).toBeLessThanOrEqual(paid);
        expect(refundDue(amounts, steps, late)).toBeLessThanOrEqual(due);
      }),
    );
  });
});
