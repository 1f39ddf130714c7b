import { describe, expect, it } from 'vitest';
import { entrySeries } from '../../../../../shared/domain/entering/competitions/entrySeries.ts';
import { isWeekend, ticksOf, axisMaximum } from './dayAxis.ts';

/** A registration from Saturday 6 June 2026 that closes so many days later. */
const seriesOf = (days: number) =>
  entrySeries(
    [],
    {
      openFrom: '2026-06-06T00:00:00Z',
      openUntil: new Date(Date.UTC(2026, 5, 6 + days - 1)).toISOString(),
      timeZone: 'UTC',
    },
    new Date('2028-01-01T00:00:00Z'),
  );

describe('the names below the bars', () => {
  it('are the days of a short time', () => {
    expect(ticksOf(seriesOf(3)).map(({ day }) => day)).toEqual(['2026-06-06', '2026-06-07', '2026-06-08']);
  });

  it('are the Mondays of some weeks, fewer of them where there is little room', () => {
    const ticks = ticksOf(seriesOf(42));
    expect(ticks.map(({ day }) => day)).toEqual([
      '2026-06-08',
      '2026-06-15',
      '2026-06-22',
      '2026-06-29',
      '2026-07-06',
    ]);
    expect(ticks.filter(({ isMajor }) => isMajor).map(({ index }) => index)).toEqual([2, 16, 30]);
  });

  it.each([1, 2, 7, 11, 12, 30, 70, 71, 200, 500])('are at most eight of %i days', (days) => {
    const series = seriesOf(days);
    const ticks = ticksOf(series);
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks.filter(({ isMajor }) => isMajor).length).toBeLessThanOrEqual(4);
    for (const { index, day } of ticks) expect(series.steps[index]?.from).toBe(day);
  });
});

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [174, 200],
  [7_001, 8_000],
])('the largest of %i stands below a top of %i', (largest, top) => {
  expect(axisMaximum(largest)).toBe(top);
});

it('knows the weekend', () => {
  expect(['2026-06-05', '2026-06-06', '2026-06-07', '2026-06-08'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
