import { expect, it } from 'vitest';
import { smallProblem } from '../planProblem.testing.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import { type FixedBlock, TrackClock, trackRules } from './timeTrack.ts';

const PROBLEM = smallProblem(1, []);
const [TRACK] = tracksOf(PROBLEM);

/** Starts of flights of 35 minutes beside one block that does not move, with the resurfacings between them. */
function startsBeside(kind: FixedBlock['kind'], from: string, until: string): string[] {
  if (!TRACK) throw new Error('The small problem has ice');
  const fixed = [{ kind, start: secondsOfTime(from), end: secondsOfTime(until) }];
  const starts: string[] = [];
  const rules = { ...PROBLEM.rules, lunch: null };
  const clock = new TrackClock(trackRules(TRACK, rules, fixed), (start, _seconds, pause) =>
    starts.push(`${pause} ${timeOfSeconds(start).slice(0, 5)}`),
  );
  for (let flight = 0; flight < 3; flight += 1) {
    starts.push(timeOfSeconds(clock.place(35 * 60)).slice(0, 5));
  }
  return starts;
}

it('resurfaces after what was skated: a break and a ceremony are no skating', () => {
  expect(startsBeside('break', '10:35', '11:15')).toEqual(['10:00', '11:15', 'resurfacing 11:50', '12:05']);
  expect(startsBeside('ceremony', '10:35', '11:15')).toEqual(startsBeside('break', '10:35', '11:15'));
  expect(startsBeside('practice', '10:35', '11:15')).toEqual([
    '10:00',
    'resurfacing 11:15',
    '11:30',
    '12:05',
  ]);
});
