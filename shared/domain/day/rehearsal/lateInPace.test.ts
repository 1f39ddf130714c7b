import { expect, it } from 'vitest';
import { smallProblem } from '../../planning/planProblem.testing.ts';
import { blockInPace, lateDayInPace, problemInPace } from './lateInPace.ts';
import { realPace, scheduledPace } from './pace.ts';

const pace = { factor: 0.16, from: 8 * 3_600, at: 17 * 3_600 };
const block = {
  surfaceId: 'a',
  date: '2027-01-06',
  start: '17:03:21',
  seconds: 97,
  kind: 'flight' as const,
  flightId: 'f',
};

it('brings the times of a rehearsal to those of its schedule and back', () => {
  const scheduled = blockInPace(block, scheduledPace(pace));
  expect([scheduled.start, scheduled.seconds]).toEqual(['08:20:56', 607]);
  expect(blockInPace(scheduled, pace)).toEqual(block);
  const day = {
    date: '2027-01-06',
    now: pace.at,
    fixed: new Map([['f', { surfaceId: 'a', start: pace.at + 16, end: pace.at + 32 }]]),
    published: new Map([['f', pace.at]]),
    held: new Map([['f', pace.at + 48]]),
  };
  expect(lateDayInPace(day, scheduledPace(pace))).toEqual({
    date: '2027-01-06',
    now: pace.from,
    fixed: new Map([['f', { surfaceId: 'a', start: pace.from + 100, end: pace.from + 200 }]]),
    published: new Map([['f', pace.from]]),
    held: new Map([['f', pace.from + 300]]),
  });
});

it('brings the hours in which others have the ice to those of the schedule', () => {
  const problem = smallProblem(1, []);
  const closed = { ...block, kind: 'resurfacing' as const, locked: true as const };
  const fixed = { ...problem.fixed, blocks: [closed] };
  const [scheduled] = problemInPace({ ...problem, fixed }, scheduledPace(pace)).fixed.blocks;
  expect(scheduled).toMatchObject({ start: '08:20:56', seconds: 607 });
});

it('changes nothing of a day that is no rehearsal', () => {
  expect(blockInPace(block, scheduledPace(realPace))).toEqual(block);
});
