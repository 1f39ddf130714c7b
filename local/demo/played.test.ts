import { describe, expect, it } from 'vitest';
import type { StoredDayFlight } from '../../functions/store/day/running/storedDay.ts';
import { markOf, sheetsStateOf } from '../../functions/store/day/sheets/storedMarks.ts';
import { resultOf, versionOf } from '../../functions/store/day/results/storedResults.ts';
import { scheduleItems } from './schedule.ts';
import { demoSeason, type DemoSeason } from './season.ts';

const itemsOf = (season: DemoSeason, key: 'today' | 'archived') => {
  const items = scheduleItems(season, [key]);
  return (type: string) => items.filter((item) => item['type'] === type);
};

/** Morning, noon and night somewhere, the hours around midnight, a leap day, the days on which clocks change. */
const STARTS = [
  '2026-11-23T09:40:00Z',
  '2026-12-31T23:50:00Z',
  '2027-01-01T00:10:00Z',
  '2027-03-14T08:05:00Z',
  '2027-10-31T01:00:00Z',
  '2028-02-29T16:30:00Z',
];

describe.each(STARTS)('the competition that runs at %s', (start) => {
  const now = new Date(start);
  const of = itemsOf(demoSeason(now), 'today');
  const flights = of('publishedTrack').flatMap((track) => track['flights'] as { id: string }[]);
  const records = of('dayFlight') as unknown as StoredDayFlight[];
  const started = records.filter(({ startedAt }) => startedAt !== undefined);
  const results = of('result').map(resultOf);

  it('is in the middle of its day', () => {
    expect(flights.length).toBeGreaterThan(18);
    expect(results.filter(({ posted }) => posted).length).toBeGreaterThan(3);
    expect(results.filter(({ awarded }) => awarded).length).toBeGreaterThan(0);
    expect(started.length).toBeGreaterThan(results.length);
    expect(flights.length - started.length).toBeGreaterThan(5);
    for (const { startedAt } of started) {
      const ago = now.getTime() - Date.parse(startedAt ?? '');
      expect(ago).toBeGreaterThanOrEqual(0);
      expect(ago).toBeLessThan(90 * 60_000);
    }
  });

  it('takes the first mark of the flights that are on the ice', () => {
    expect(started.length).toBeGreaterThan(0);
    // A write of a mark or an order over a flight without a version has the condition that it has none.
    expect(records.filter(({ version }) => version === 0)).toEqual([]);
  });

  it('has a skater who walked on, and one who still may', () => {
    const [walkOn, ...others] = of('walkOn');
    expect(others).toEqual([]);
    const { order, walkOns } = records.find(({ flightId }) => flightId === walkOn?.['flightId']) ?? {};
    expect(order?.at(-1)).toBe(walkOn?.['programmeId']);
    expect(walkOns).toEqual([walkOn?.['programmeId']]);
    const placed = of('publishedTrack').flatMap((track) =>
      (track['flights'] as { programmes: string[] }[]).flatMap(({ programmes }) => programmes),
    );
    expect(placed).not.toContain(walkOn?.['programmeId']);
    expect(placed).toHaveLength(72 - 2);
  });

  it('has sheets that the product reads', () => {
    const marks = of('mark').map(markOf);
    expect(marks.length).toBeGreaterThan(200);
    for (const item of of('sheets')) {
      const own = marks.filter((_, index) => String(of('mark')[index]?.['pk']) === String(item['pk']));
      expect(sheetsStateOf(item).revision).toBe(own.length);
    }
  });
});

it('have a publication each: a copy of a plan is found by it', () => {
  const season = demoSeason(new Date('2026-11-23T09:40:00Z'));
  const published = (['today', 'archived'] as const).map(
    (key) => itemsOf(season, key)('publishedSchedule')[0]?.['publication'],
  );
  expect(new Set(published).size).toBe(2);
});

describe('the competition that is over', () => {
  const of = itemsOf(demoSeason(new Date('2026-11-23T09:40:00Z')), 'archived');
  const marks = of('mark');
  const versions = of('resultVersion');

  it('has every result awarded, and one corrected', () => {
    const results = of('result').map(resultOf);
    expect(results.length).toBeGreaterThan(50);
    expect(results.every(({ awarded, posted }) => awarded !== null && posted !== null)).toBe(true);
    expect(results.filter(({ version }) => version === 2).length).toBeGreaterThan(0);
    // By these events and families find their results.
    expect(of('eventResult')).toHaveLength(results.length);
    expect(of('programmeResult').length).toBeGreaterThan(100);
  });

  it('has totals that are the sums of its marks', () => {
    const sums = new Map<string, number>();
    for (const mark of marks.map((item) => ({ ...markOf(item), pk: String(item['pk']) }))) {
      if (mark.seat === 'referee') continue;
      const name = `${mark.pk.split('#SHEETS#')[1] ?? ''} ${mark.programmeId}`;
      sums.set(name, (sums.get(name) ?? 0) + (mark.value ?? 0));
    }
    const firsts = versions.map(versionOf).filter(({ version }) => version === 1);
    const rows = firsts.flatMap(({ flightId, rows: own }) => own.map((row) => ({ ...row, flightId })));
    const skated = rows.filter(({ state }) => state === 'skated');
    expect(skated.length).toBeGreaterThan(100);
    for (const { flightId, programmeId, total, penalties } of skated) {
      const off = penalties.reduce((sum, { tenths }) => sum + tenths, 0);
      expect(total).toBe((sums.get(`${flightId} ${programmeId}`) ?? 0) - off);
    }
  });
});
