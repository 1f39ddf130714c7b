import { expect, it } from 'vitest';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { openSeatsOfDay } from './openSeats.ts';

const flight = (id: string, start: string, state = 'toCome') => ({ id, start, state, expected: null });
const DAY = {
  runs: [
    { flights: [flight('skated', '10:00:00', 'done'), flight('late', '10:20:00')] },
    { flights: [flight('next', '10:10:00')] },
  ],
} as unknown as DayRuns;
const panel = (flightIds: string[], ...coaches: (string | null)[]) => ({
  flights: flightIds.map((id) => ({ id })),
  seats: coaches.map((coachId) => ({
    coachId,
    broken: coachId === 'novice' ? ('certificate' as const) : null,
  })),
});

it('counts the open seats of flights to come, and names these flights by time', () => {
  const panels = [
    panel(['skated', 'late'], 'ann', null, 'cy'),
    panel(['next'], null, null, 'cy'),
    panel(['tomorrow'], null),
  ];
  expect(openSeatsOfDay(panels, DAY)).toEqual({ seats: 3, flightIds: ['next', 'late'] });
});

it('counts a judge whom a rule keeps from the seat like an open one', () => {
  expect(openSeatsOfDay([panel(['next'], 'ann', 'novice')], DAY)).toEqual({ seats: 1, flightIds: ['next'] });
});

it('says nothing of seats that are filled, or of flights that have skated', () => {
  expect(openSeatsOfDay([panel(['skated'], null), panel(['next'], 'ann')], DAY)).toBeNull();
});

it('says nothing where an organiser seats no judges here at all', () => {
  expect(openSeatsOfDay([panel(['next'], null, null), panel(['late'], null)], DAY)).toBeNull();
});
