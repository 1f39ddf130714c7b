import { describe, expect, it } from 'vitest';
import { lateFeeOfEvents } from './lateFeeOfEvents.ts';

const early = { from: '2027-01-01T00:00:00.000Z', kind: 'percent', value: 25 } as const;
const later = { from: '2027-02-01T00:00:00.000Z', kind: 'percent', value: 50 } as const;
const fixed = { from: '2027-01-15T00:00:00.000Z', kind: 'amount', value: 2_500 } as const;

describe('lateFeeOfEvents', () => {
  it('is none if no event was late', () => {
    expect(lateFeeOfEvents([])).toBeNull();
    expect(lateFeeOfEvents([{ price: 7_500, late: null }])).toBeNull();
  });

  it('takes a percentage of the sum, rounded once', () => {
    const events = [25, 25].map((price) => ({ price, late: early }));
    expect(lateFeeOfEvents(events)).toEqual({ ...early, amount: 13 });
  });

  it('charges only the highest fixed amount', () => {
    const dearer = { ...fixed, value: 4_000 };
    expect(lateFeeOfEvents([fixed, dearer, fixed].map((late) => ({ price: 2_000, late })))).toEqual({
      ...dearer,
      amount: 4_000,
    });
  });

  it('adds up fees of different days, and names the last day', () => {
    const events = [
      { price: 7_500, late: null },
      { price: 2_500, late: later },
      { price: 2_000, late: early },
      { price: 2_000, late: fixed },
    ];
    const amount = 625 + 2_500 + 1_000;
    const sum = { from: later.from, kind: 'amount', value: amount, amount };
    expect(lateFeeOfEvents(events)).toEqual(sum);
    const [first, ...others] = events.map(({ late }) => late);
    const turned = [...others, first ?? null].map((late, index) => ({
      price: events[index]?.price ?? 0,
      late,
    }));
    expect(lateFeeOfEvents(turned)).toEqual(sum);
  });
});
