import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../core/money/currency.ts';
import { formProblems } from '../forms/formProblems.ts';
import { lateFeeOf } from './fee.ts';
import { individualFee } from './individualFee.ts';
import { lateFeeAmount, lateFeeAt, type LateFeeRule } from './lateFee.ts';
import { teamFee } from './teamFee.ts';

const START = Date.parse('2026-11-01T00:00:00Z');
const at = (hours: number) => new Date(START + hours * 3_600_000);
const fee = (hours: number, kind: LateFeeRule['kind'], value: number): LateFeeRule => ({
  from: at(hours).toISOString(),
  kind,
  value,
});

/** Late fees of one kind that rise over time, as a form may have them. */
const schedules = fc
  .record({
    kind: fc.constantFrom<LateFeeRule['kind']>('amount', 'percent'),
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 20 })), {
      maxLength: 5,
    }),
  })
  .map(({ kind, steps }) => {
    let [hours, value] = [0, 0];
    return steps.map(([later, more]) => fee((hours += later), kind, (value += more)));
  });
const prices = fc.record({
  firstEventPrice: fc.nat(1_000_000),
  secondEventPrice: fc.nat(1_000_000),
  additionalEventPrice: fc.nat(1_000_000),
});
const hours = fc.integer({ min: -100, max: 3_000 });

describe('the late fee', () => {
  const fees = [fee(10, 'percent', 25), fee(20, 'amount', 9_000)];

  it('is the last that has begun, exact to the moment', () => {
    expect(lateFeeAt(fees, at(9.999))).toBeNull();
    expect(lateFeeAt(fees, at(10))).toEqual(fees[0]);
    expect(lateFeeAt(fees, at(25))).toEqual(fees[1]);
    expect(lateFeeAt([...fees].reverse(), at(25))).toEqual(fees[1]);
  });

  it('is rounded half up to the minor unit, whatever the decimals of the currency', () => {
    const quarter = fee(0, 'percent', 25);
    expect(lateFeeAmount(quarter, 9_810)).toBe(2_453);
    expect(lateFeeAmount(quarter, 9_809)).toBe(2_452);
    expect(formatMoney(lateFeeAmount(quarter, 9_810), 'JPY', 'en')).toBe('¥2,453');
    expect(formatMoney(lateFeeAmount(quarter, 12_345), 'KWD', 'en')).toBe('KWD\u00a03.086');
    expect(formatMoney(lateFeeAmount(quarter, 7_502), 'USD', 'en')).toBe('$18.76');
    expect(lateFeeAmount(fee(0, 'amount', 1_500), 9_810)).toBe(1_500);
  });

  it('is one line for each entry, absent if there is nothing to pay', () => {
    const cost = { firstEventPrice: 7_500, secondEventPrice: 2_500, additionalEventPrice: 2_000 };
    const form = { ...cost, lateFees: fees };
    const late = individualFee(form, 4, at(12));
    expect(late.lines.at(-1)).toEqual({ order: 'late', ...fees[0], amount: 3_500 });
    expect(late.totalPrice).toBe(17_500);
    expect(lateFeeOf(late)).toEqual({ ...fees[0], amount: 3_500 });
    expect(lateFeeOf(individualFee(form, 4, at(0)))).toBeNull();
    expect(individualFee(form, 0, at(12))).toEqual({ lines: [], totalPrice: 0 });
  });

  it('of a team depends on the price of the team', () => {
    const form = { teamPrice: { per: 'skater' as const, amount: 2_500 }, lateFees: fees };
    expect(teamFee(form, 7, at(12)).lines).toEqual([
      { order: 'teamSkater', count: 7, price: 2_500, amount: 17_500 },
      { order: 'late', ...fees[0], amount: 4_375 },
    ]);
    expect(teamFee({ ...form, teamPrice: { per: 'team', amount: 24_000 } }, 7, at(0))).toEqual({
      lines: [{ order: 'team', count: 1, price: 24_000, amount: 24_000 }],
      totalPrice: 24_000,
    });
    expect(teamFee({ teamPrice: null, lateFees: fees }, 7, at(12)).totalPrice).toBe(0);
  });
});

describe('every fee', () => {
  it('is the sum of its lines, in whole minor units', () => {
    fc.assert(
      fc.property(prices, schedules, fc.nat(40), hours, (cost, lateFees, count, hour) => {
        const { lines, totalPrice } = individualFee({ ...cost, lateFees }, count, at(hour));
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPrice);
        expect(Number.isSafeInteger(totalPrice) && totalPrice >= 0).toBe(true);
        for (const { amount } of lines) expect(Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });

  it('never falls as time passes, for any schedule that a form may have', () => {
    fc.assert(
      fc.property(
        prices,
        schedules,
        fc.nat(40),
        hours,
        fc.nat(2_000),
        (cost, lateFees, count, hour, later) => {
          expect(formProblems({ formats: [], lateFees, questions: [] })).toEqual([]);
          const form = { ...cost, lateFees };
          const sooner = individualFee(form, count, at(hour)).totalPrice;
          expect(individualFee(form, count, at(hour + later)).totalPrice).toBeGreaterThanOrEqual(sooner);
        },
      ),
    );
  });

  it('does not depend on the order in which late fees are listed', () => {
    fc.assert(
      fc.property(prices, schedules, fc.nat(40), hours, (cost, lateFees, count, hour) => {
        const reversed = { ...cost, lateFees: [...lateFees].reverse() };
        expect(individualFee(reversed, count, at(hour))).toEqual(
          individualFee({ ...cost, lateFees }, count, at(hour)),
        );
      }),
    );
  });
});
