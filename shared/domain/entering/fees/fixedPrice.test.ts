import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Form } from '../../../contract/entering/competitions/forms.ts';
import { changeCost } from '../entries/changes/changeCost.ts';
import { pricingAt } from './entryFee.ts';
import { newEntryFee } from './newEntryFee.ts';
import { fixedPricesOf } from './fixedPrice.ts';
import type { LadderSteps } from '../../../contract/core/ladderSteps.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

const event = (id: string, price?: number) => ({
  id,
  level: id,
  seconds: 60,
  capacity: null,
  ...(price !== undefined && { price }),
});

/** Hong Kong: 590, then 200, then 160; stroking 100, its pairs 150; a production number has its own team price. */
const FORM: Form = {
  id: 'form',
  competitionId: 'competition',
  name: 'Entry form',
  formats: [
    {
      id: 'free',
      format: 'Freestyle',
      entry: 'individual',
      skaters: [1, 1],
      music: '',
      iceMinutes: null,
      events: ['f1', 'f2', 'f3', 'f4'].map((id) => event(id)),
    },
    {
      id: 'stroking',
      format: 'Stroking',
      entry: 'individual',
      skaters: [1, 1],
      music: '',
      iceMinutes: null,
      price: 10_000,
      events: [event('s1'), event('s2'), event('s3', 15_000), event('s4', 0)],
    },
    {
      id: 'team',
      format: 'Team',
      entry: 'team',
      skaters: [3, 20],
      music: '',
      iceMinutes: null,
      events: [event('t1'), event('t2', 4_500)],
    },
  ],
  firstEventPrice: 59_000,
  secondEventPrice: 20_000,
  additionalEventPrice: 16_000,
  teamPrice: { per: 'skater', amount: 3_000 },
  coupleLadder: 'own',
  lateFees: [],
  questions: [],
  version: 1,
};

const ALONE = { free: null, familyRoom: null, now: NOW };
const priceOf = (ids: readonly string[], form = FORM, free: LadderSteps | null = null) =>
  newEntryFee(form, { kind: 'individual', event: ids, skaters: 0 }, { ...ALONE, free }).totalPrice;

describe('an event with a price of its own', () => {
  it.each([
    [['f1'], 59_000],
    [['s1'], 10_000],
    [['s1', 's2'], 20_000],
    [['s3'], 15_000],
    [['s4'], 0],
    [['s1', 'f1'], 69_000],
    [['f1', 's1', 'f2'], 89_000],
    [['s1', 'f1', 'f2', 's3', 'f3', 'f4'], 59_000 + 20_000 + 32_000 + 25_000],
  ])('%j costs %i: it is neither first, second nor additional', (ids, total) => {
    expect(priceOf(ids)).toBe(total);
  });

  it('is a line of its own with its format', () => {
    const fee = newEntryFee(FORM, { kind: 'individual', event: ['f1', 's1', 's2', 's3'], skaters: 0 }, ALONE);
    expect(fee).toEqual({
      lines: [
        { order: 'first', count: 1, price: 59_000, amount: 59_000 },
        { order: 'own', format: 'Stroking', count: 2, price: 10_000, amount: 20_000 },
        { order: 'own', format: 'Stroking', count: 1, price: 15_000, amount: 15_000 },
      ],
      totalPrice: 94_000,
    });
  });

  it('uses no price step of the skater’s other entries', () => {
    const steps = { first: false, second: true };
    expect(priceOf(['s1', 'f1'], FORM, steps)).toBe(30_000);
    expect(priceOf(['s1'], FORM, steps)).toBe(10_000);
  });

  it('pays the late fee in percent like any other', () => {
    const late = [{ from: '2026-11-01T00:00:00.000Z', kind: 'percent' as const, value: 25 }];
    expect(priceOf(['s1', 'f1'], { ...FORM, lateFees: late })).toBe(86_250);
  });

  it('is by team or by skater as the form’s team price is', () => {
    const team = (id: string, form = FORM) =>
      newEntryFee(form, { kind: 'team', event: [id], skaters: 8 }, ALONE).totalPrice;
    expect(team('t1')).toBe(24_000);
    expect(team('t2')).toBe(36_000);
    expect(team('t2', { ...FORM, teamPrice: { per: 'team', amount: 20_000 } })).toBe(4_500);
    expect(team('t2', { ...FORM, teamPrice: null })).toBe(4_500);
    expect(team('t1', { ...FORM, teamPrice: null })).toBe(0);
  });

  it('never lowers the total when an event is added', () => {
    const ids = ['f1', 'f2', 'f3', 'f4', 's1', 's2', 's3', 's4'];
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), (chosen, added) => {
        fc.pre(!chosen.includes(added));
        expect(priceOf([...chosen, added])).toBeGreaterThanOrEqual(priceOf(chosen));
        expect(priceOf([added, ...chosen])).toBe(priceOf([...chosen, added]));
      }),
    );
  });
});

describe('a form without prices of their own', () => {
  it.each([
    [1, 59_000],
    [2, 79_000],
    [3, 95_000],
    [4, 111_000],
  ])('costs %i events %i, as before', (count, total) => {
    expect(priceOf(['f1', 'f2', 'f3', 'f4'].slice(0, count))).toBe(total);
  });
});

describe('changing an entry', () => {
  const own = fixedPricesOf(FORM);
  const before = {
    kind: 'individual' as const,
    events: [
      { id: 'f1', state: 'confirmed' as const, late: null },
      { id: 's1', state: 'confirmed' as const, late: null, own: { format: 'Stroking', price: 8_000 } },
    ],
    pricing: pricingAt(FORM, NOW, null),
    retained: 0,
    paid: 0,
    lateFee: null,
    totalPrice: 67_000,
  };
  const policy = { refunds: [], late: null, own, now: NOW };
  const cost = (event: string[]) => changeCost(before, { event, skaters: 0 }, policy).totalPrice;

  it.each([
    ['keeps the own price of its day', ['f1', 's1'], 67_000],
    ['adds one at today’s', ['f1', 's1', 's3'], 82_000],
    ['adds a second event on the price steps', ['f1', 's1', 'f2'], 87_000],
    ['gives up the first event', ['s1'], 8_000],
    ['swaps the stroking for a second event', ['f1', 'f2'], 79_000],
  ])('%s', (_name, event, total) => {
    expect(cost(event)).toBe(total);
  });

  it('pays the same whatever the order of its events and their late fees', () => {
    const late = { from: '2026-11-01T00:00:00.000Z', kind: 'percent' as const, value: 25 };
    const changed = (event: string[]) =>
      changeCost(before, { event, skaters: 0 }, { ...policy, late }).totalPrice;
    // s1 and f1 go: their late fees, none, pass to f2 and s3; f3 is late.
    expect(changed(['f2', 's3', 'f3'])).toBe(59_000 + 15_000 + 20_000 + 3_750);
    expect(changed(['s3', 'f3', 'f2'])).toBe(59_000 + 15_000 + 20_000 + 3_750);
  });
});
