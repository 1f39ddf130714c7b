import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeCost, type ChangePolicy, type PricedEntry } from './changeCost.ts';

const late = { from: '2027-02-01T00:00:00.000Z', kind: 'percent', value: 50 } as const;
const now = new Date('2027-01-20T12:00:00Z');
const refunds = [{ until: '2027-02-20T00:00:00.000Z', percent: 60 }];
const policy: ChangePolicy = { refunds, late: null, now };

const pricing = {
  firstEventPrice: 7_500,
  secondEventPrice: 2_500,
  additionalEventPrice: 2_000,
  teamPrice: { per: 'skater' as const, amount: 1_800 },
  lateFee: null,
  steps: null,
};

/** An entry in these events, all with a place, so much of it paid. */
function entered(ids: readonly string[], paid = 0): PricedEntry {
  const events = ids.map((id) => ({ id, state: 'confirmed' as const, late: null }));
  const empty = {
    kind: 'individual',
    events,
    pricing,
    retained: 0,
    paid,
    lateFee: null,
    totalPrice: 0,
  } as const;
  const { totalPrice } = changeCost(empty, { event: ids, skaters: 0 }, policy);
  return { ...empty, totalPrice };
}

const cost = (before: PricedEntry, event: readonly string[], change: Partial<ChangePolicy> = {}) =>
  changeCost(before, { event, skaters: 0 }, { ...policy, ...change });

describe('changeCost', () => {
  it('charges what is added at the entry’s own prices, with the late fee of today for it alone', () => {
    expect(cost(entered(['a', 'b']), ['a', 'b', 'c']).totalPrice).toBe(12_000);
    const { totalPrice, lines } = cost(entered(['a', 'b']), ['a', 'b', 'c'], { late });
    expect(totalPrice).toBe(13_000);
    expect(lines.at(-1)).toEqual({ order: 'late', ...late, amount: 1_000 });
  });

  it('asks no late fee for an event that takes the place of another', () => {
    expect(cost(entered(['a', 'b']), ['a', 'c'], { late }).totalPrice).toBe(10_000);
  });

  it('keeps what the policy does not give back, as a line of its own', () => {
    const found = cost(entered(['a', 'b', 'c'], 12_000), ['a']);
    expect(found).toMatchObject({ refund: 2_700, retained: 1_800, totalPrice: 9_300 });
    expect(found.lines.at(-1)).toEqual({ order: 'retained', amount: 1_800 });
  });

  it.each([
    // 45.00 of events and 22.50 of late fee fall away.
    ['a percentage', late, 18_000, 6_000, [2_700, 4_050, 15_300], [4_050, 2_700, 13_950]],
    ['half paid of a percentage', late, 14_625, 6_000, [1_350, 2_025, 13_275], [2_025, 1_350, 12_600]],
    // Charged once for the entry: what is left of it still owes the late fee.
    [
      'a fixed amount',
      { ...late, kind: 'amount', value: 1_500 },
      13_500,
      1_500,
      [2_700, 1_800, 10_800],
      [2_700, 1_800, 10_800],
    ],
  ] as const)('gives up its part of a late fee: %s', (_name, own, paid, amount, kept, refunded) => {
    const plain = entered(['a', 'b', 'c'], paid);
    const before = {
      ...plain,
      events: plain.events.map((event) => ({ ...event, late: own })),
      lateFee: { amount },
      totalPrice: 12_000 + amount,
    };
    const after = (lateFee: boolean) => {
      const steps = refunds.map((step) => ({ ...step, lateFee }));
      const found = cost(before, ['a'], { refunds: steps });
      return [found.refund, found.retained, found.totalPrice];
    };
    expect(after(false)).toEqual(kept);
    expect(after(true)).toEqual(refunded);
  });

  it.each([
    // The second event, 25.00, and the late music, 15.00, fall away: 60 percent of the event comes back.
    ['kept', false, 1_500, 2_500, 10_000],
    ['refunded by the policy', true, 2_400, 1_600, 9_100],
  ])(
    'gives up the late fee of its music with the event: %s',
    (_name, lateFee, refund, retained, totalPrice) => {
      const plain = entered(['a', 'b'], 11_500);
      const events = plain.events.map((event) => (event.id === 'b' ? { ...event, musicFee: 1_500 } : event));
      const before = { ...plain, events, musicFee: 1_500, totalPrice: 11_500 };
      expect(cost(before, ['a', 'b']).lines.at(-1)).toEqual({ order: 'music', amount: 1_500 });
      expect(cost(before, ['a', 'b'])).toMatchObject({ totalPrice: 11_500, refund: 0, retained: 0 });
      const steps = refunds.map((step) => ({ ...step, lateFee }));
      expect(cost(before, ['a'], { refunds: steps })).toMatchObject({ refund, retained, totalPrice });
    },
  );

  it('keeps nothing of what was never paid', () => {
    expect(cost(entered(['a', 'b', 'c']), ['a'])).toMatchObject({
      refund: 0,
      retained: 0,
      totalPrice: 7_500,
    });
  });

  it('keeps beside what an earlier change kept', () => {
    // Of three events at 120.00 one was given up: 12.00 came back, 8.00 were kept.
    const before = { ...entered(['a', 'b'], 10_800), retained: 800, totalPrice: 10_800 };
    expect(cost(before, ['a'])).toMatchObject({ refund: 1_500, retained: 1_800, totalPrice: 9_300 });
  });

  it('charges nothing for what waits', () => {
    const before = entered(['a', 'b']);
    const [a, b] = before.events;
    if (!a || !b) throw new Error('Two events were entered');
    const waiting = { ...before, events: [a, { ...b, state: 'waiting' as const }] };
    expect(cost(waiting, ['b', 'a']).totalPrice).toBe(7_500);
  });

  it('prices a team by who skates in it', () => {
    const team: PricedEntry = { ...entered(['a']), kind: 'team', totalPrice: 18_000, paid: 18_000 };
    const { totalPrice, refund } = changeCost(team, { event: ['a'], skaters: 9 }, policy);
    expect([totalPrice, refund]).toEqual([16_200 + 720, 1_080]);
  });
});

describe('any change', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 });
  const paidShare = fc.integer({ min: 0, max: 120 });
  const latest = fc.constantFrom(null, late);
  const before = fc
    .tuple(ids, paidShare)
    .map(([own, share]) => ({ ...entered(own), paid: Math.floor((entered(own).totalPrice * share) / 100) }));

  it('has a total that is the sum of its lines, whatever the order of ticking', () => {
    fc.assert(
      fc.property(before, ids, latest, (pricedEntry, wanted, today) => {
        const found = cost(pricedEntry, wanted, { late: today });
        expect(found.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(found.totalPrice);
        expect(cost(pricedEntry, [...wanted].sort(), { late: today }).totalPrice).toBe(found.totalPrice);
        expect(cost(pricedEntry, [...wanted].reverse(), { late: today }).refund).toBe(found.refund);
      }),
    );
  });

  it('that changes nothing costs nothing and gives nothing back', () => {
    fc.assert(
      fc.property(before, latest, (pricedEntry, today) => {
        const own = pricedEntry.events.map(({ id }) => id);
        const found = cost(pricedEntry, own, { late: today });
        expect(found).toMatchObject({ totalPrice: pricedEntry.totalPrice, retained: 0, refund: 0 });
      }),
    );
  });

  it('leaves as much to give back as the policy says, beyond what was overpaid before', () => {
    fc.assert(
      fc.property(before, ids, (pricedEntry, wanted) => {
        const found = cost(pricedEntry, wanted);
        const overpaid = Math.max(0, pricedEntry.paid - pricedEntry.totalPrice);
        const owed = found.totalPrice - pricedEntry.paid;
        expect(found.refund).toBeGreaterThanOrEqual(0);
        expect(found.refund).toBeLessThanOrEqual(pricedEntry.paid);
        if (found.refund > 0) expect(owed).toBe(-found.refund - overpaid);
      }),
    );
  });

  it('that only adds never costs less', () => {
    fc.assert(
      fc.property(before, ids, latest, (pricedEntry, more, today) => {
        const all = [...new Set([...pricedEntry.events.map(({ id }) => id), ...more])];
        expect(cost(pricedEntry, all, { late: today }).totalPrice).toBeGreaterThanOrEqual(
          pricedEntry.totalPrice,
        );
      }),
    );
  });
});
