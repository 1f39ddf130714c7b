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
const published = (flightIds: string[], open: number, hasJudges = true) => ({ flightIds, open, hasJudges });
const drafted = (flightIds: string[], ...coaches: (string | null)[]) => ({
  flights: flightIds.map((id) => ({ id })),
  seats: coaches.map((coachId) => ({
    coachId,
    broken: coachId === 'novice' ? ('certificate' as const) : null,
  })),
});

it('counts the open seats of flights to come, and names these flights by time', () => {
  const panels = [
    published(['skated', 'late'], 1),
    published(['next'], 2),
    published(['tomorrow'], 1, false),
  ];
  expect(openSeatsOfDay({ published: panels, panels: [] }, DAY)).toEqual({
    seats: 3,
    flightIds: ['next', 'late'],
    areFilledInDraft: false,
  });
});

it('goes by what is published: a draft fills no seat, and opens none', () => {
  const open = [published(['next'], 1), published(['late'], 0)];
  const seated = (...panels: ReturnType<typeof drafted>[]) =>
    openSeatsOfDay({ published: open, panels }, DAY);
  expect(seated(drafted(['next', 'late'], 'ann', 'bo'))).toMatchObject({
    seats: 1,
    flightIds: ['next'],
    areFilledInDraft: true,
  });
  expect(seated(drafted(['next', 'late'], 'ann', 'novice'))).toMatchObject({ areFilledInDraft: false });
  const filled = [published(['next', 'late'], 0)];
  expect(openSeatsOfDay({ published: filled, panels: [drafted(['late'], null)] }, DAY)).toBeNull();
});

it('says nothing of seats that are filled, or of flights that have skated', () => {
  const panels = [published(['skated'], 1), published(['next'], 0)];
  expect(openSeatsOfDay({ published: panels, panels: [] }, DAY)).toBeNull();
});

it('says nothing where an organiser seats no judges here at all', () => {
  const panels = [published(['next'], 2, false), published(['late'], 1, false)];
  expect(openSeatsOfDay({ published: panels, panels: [] }, DAY)).toBeNull();
});
