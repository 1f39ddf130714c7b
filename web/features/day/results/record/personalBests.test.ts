import { expect, it } from 'vitest';
import type { RecordedResult } from '../../../../../shared/contract/day/results/skatingRecord.ts';
import { personalBests } from './personalBests.ts';

const result = (
  startDate: string,
  total: number | null,
  over: Partial<RecordedResult> = {},
): RecordedResult => ({
  programmeId: startDate,
  entryId: 'E',
  competition: { id: startDate, name: 'Cup', startDate, endDate: startDate, timeZone: 'Europe/Berlin' },
  kind: 'individual',
  flightId: 'f1',
  eventId: 'freestyle.freestyle-3',
  name: 'Mia',
  rink: 'Harbour Ice',
  format: 'Freestyle',
  level: 'Freestyle 3',
  testLevel: '',
  state: 'skated',
  place: 1,
  skated: 4,
  total,
  possible: 1000,
  points: 5,
  postedAt: `${startDate}T12:00:00.000Z`,
  correctedAt: null,
  ...over,
});

it('names the best total of an event and what it is above the first one', () => {
  const bests = personalBests([
    result('2025-03-01', 746),
    result('2025-09-01', 740),
    result('2026-03-01', 767),
    result('2026-09-01', 767),
  ]);
  expect([...bests.values()]).toEqual([
    { kind: 'other' },
    { kind: 'other' },
    { kind: 'best', gain: 21, since: '2025-03-01' },
    { kind: 'other' },
  ]);
  const [first] = personalBests([result('2025-03-01', 746), result('2026-03-01', 740)]).values();
  expect(first).toEqual({ kind: 'best', gain: 0, since: '2025-03-01' });
});

it('compares no totals of another level or another number of marks, and none where there are none', () => {
  const bests = personalBests([
    result('2025-03-01', 746),
    result('2025-09-01', 767, { eventId: 'freestyle.freestyle-4' }),
    result('2026-03-01', 800, { possible: 1100 }),
    result('2026-06-01', null, { possible: null }),
  ]);
  expect([...bests]).toEqual([
    ['2025-03-01', { kind: 'first' }],
    ['2025-09-01', { kind: 'first' }],
    ['2026-03-01', { kind: 'first' }],
  ]);
});
