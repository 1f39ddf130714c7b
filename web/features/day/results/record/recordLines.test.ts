import { expect, it } from 'vitest';
import type { RecordedResult } from '../../../../../shared/contract/day/results/skatingRecord.ts';
import { recordLines } from './recordLines.ts';

const result = (name: string, startDate: string, place: number | null, skated = 4): RecordedResult => ({
  programmeId: `${name} ${startDate}`,
  entryId: 'E',
  competition: { id: startDate, name: 'Cup', startDate, endDate: startDate, timeZone: 'Europe/Berlin' },
  kind: 'individual',
  flightId: 'f1',
  eventId: 'freestyle.freestyle-3',
  name,
  rink: 'Harbour Ice',
  format: 'Freestyle',
  level: 'Freestyle 3',
  testLevel: '',
  state: place === null ? 'noShow' : 'skated',
  place,
  skated,
  total: null,
  possible: null,
  points: place === null ? 0 : 5 - place,
  postedAt: `${startDate}T12:00:00.000Z`,
  correctedAt: null,
});

it('a record goes from the first competition on, by years, each skater and competition apart', () => {
  const [mia, leo] = recordLines([
    result('Mia', '2026-11-01', 1),
    result('Leo', '2026-11-01', 4),
    result('Mia', '2025-03-01', 3),
    result('Mia', '2025-02-01', null),
    { ...result('Mia', '2025-02-01', 2), programmeId: 'second' },
  ]);
  const placesOf = (results: readonly RecordedResult[]) => results.map(({ place }) => place);
  expect(
    mia?.years.map(({ year, competitions }) => [year, competitions.map(({ results }) => placesOf(results))]),
  ).toEqual([
    ['2025', [[null, 2], [3]]],
    ['2026', [[1]]],
  ]);
  expect(mia).toMatchObject({ name: 'Mia', medals: [1, 1, 1], points: 9 });
  expect(leo).toMatchObject({ name: 'Leo', medals: [0, 0, 0], points: 1 });
});

it('a skater alone has the medal of the place that the public result gives', () => {
  const [line] = recordLines([result('Mia', '2026-11-01', 2, 1), result('Mia', '2026-12-01', 1, 1)]);
  expect(line?.medals).toEqual([1, 1, 0]);
});
