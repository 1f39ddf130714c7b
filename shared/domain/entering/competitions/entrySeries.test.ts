import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entrySeries, isMonday } from './entrySeries.ts';

const HONG_KONG = {
  openFrom: '2026-06-01T02:00:00.000Z',
  openUntil: '2026-06-10T15:59:00.000Z',
  timeZone: 'Asia/Hong_Kong',
};

describe('entries by day', () => {
  it('cover every day from the opening to today, at the venue', () => {
    const counts = [
      { day: '2026-06-01', entries: 41 },
      { day: '2026-06-03', entries: 2 },
    ];
    // 15:00 in New York is the next morning in Hong Kong.
    const now = new Date('2026-06-03T19:00:00Z');
    expect(entrySeries(counts, HONG_KONG, now)).toEqual({
      step: 'day',
      steps: [
        { from: '2026-06-01', to: '2026-06-01', entries: 41 },
        { from: '2026-06-02', to: '2026-06-02', entries: 0 },
        { from: '2026-06-03', to: '2026-06-03', entries: 2 },
        { from: '2026-06-04', to: '2026-06-04', entries: 0 },
      ],
    });
  });

  it('end at the closing', () => {
    const { steps } = entrySeries([], HONG_KONG, new Date('2026-08-01T00:00:00Z'));
    expect(steps.at(-1)?.to).toBe('2026-06-10');
    expect(steps).toHaveLength(10);
  });

  it('are empty before the opening, and start with the first entry if no opening is set', () => {
    expect(entrySeries([], HONG_KONG, new Date('2026-05-01T00:00:00Z')).steps).toEqual([]);
    const counts = [{ day: '2026-06-08', entries: 1 }];
    const { steps } = entrySeries(counts, { ...HONG_KONG, openFrom: null }, new Date('2026-06-09T00:00:00Z'));
    expect(steps.map(({ from }) => from)).toEqual(['2026-06-08', '2026-06-09']);
  });

  it('include every entry, also by week or after the opening was moved', () => {
    const day = fc
      .integer({ min: 0, max: 400 })
      .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
    const counts = fc
      .uniqueArray(fc.record({ day, entries: fc.integer({ min: 1, max: 90 }) }), {
        selector: (count) => count.day,
      })
      .map((some) => some.sort((one, other) => (one.day < other.day ? -1 : 1)));
    fc.assert(
      fc.property(counts, day, day, day, (some, from, until, today) => {
        const opening = { openFrom: `${from}T00:00:00Z`, openUntil: `${until}T00:00:00Z`, timeZone: 'UTC' };
        const { step, steps } = entrySeries(some, opening, new Date(`${today}T12:00:00Z`));
        const sum = (values: readonly { entries: number }[]) =>
          values.reduce((total, { entries }) => total + entries, 0);
        expect(sum(steps)).toBe(sum(some));
        expect(steps.length).toBeLessThanOrEqual(70);
        if (step === 'week') expect(steps.slice(1).every((week) => isMonday(week.from))).toBe(true);
      }),
    );
  });
});
