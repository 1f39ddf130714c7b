import { expect, it } from 'vitest';
import { trackOfDay } from './dayTracks.testing.ts';
import { shownTrack } from './shownTimes.ts';

/** Flights as `name published expected-end state`; ten minutes in the schedule. */
const shown = (...lines: string[]) => {
  const { times, delayMinutes } = shownTrack(trackOfDay('A', ...lines));
  return [...times, delayMinutes];
};

it('shows the published times of a day that is a minute or two off', () => {
  expect(shown('f1 08:00 08:02-08:12 now', 'f2 08:10 08:12-08:22')).toEqual(['08:00', '08:10', 0]);
  expect(shown('f1 08:00 08:03-08:13', 'f2 08:10 08:13-08:23')).toEqual(['08:03', '08:13', 3]);
});

it('shows every time after one that is late, so that no two flights are on the ice at once', () => {
  const late = ['f1 13:09 13:12-13:18 now', 'f2 13:16 13:18-13:24', 'f3 13:22 13:24-13:34'];
  expect(shown(...late)).toEqual(['13:12', '13:18', '13:24', 2]);
  const caughtUp = ['f1 13:00 13:20-13:26 done', 'f2 13:30 13:30-13:40', 'f3 13:40 13:41-13:51'];
  expect(shown(...caughtUp)).toEqual(['13:20', '13:30', '13:40', 0]);
});

it('is as late as the next flight, whatever a later one is held for', () => {
  const held = ['f1 13:00 13:07-13:17 now', 'f2 13:10 13:17-13:26', 'f3 13:26 13:43-13:53'];
  expect(shown(...held).at(-1)).toBe(7);
  const onTime = ['f1 13:00 13:00-13:10 now', 'f2 13:10 13:10-13:20', 'f3 13:20 13:40-13:50'];
  expect(shown(...onTime).at(-1)).toBe(0);
  expect(shown('f1 13:00 13:20-13:30', 'f2 13:10 13:30-13:40').at(-1)).toBe(20);
  // It says so all the same: nobody reads that the day is on time while a flight is held.
  const laterDelay = (...lines: string[]) => shownTrack(trackOfDay('A', ...lines)).laterDelay;
  expect(laterDelay(...onTime)).toEqual({ minutes: 20, from: '13:20' });
  expect(laterDelay(...held)).toBeNull();
  expect(laterDelay('f1 13:00 13:00-13:10 now', 'f2 13:10 13:12-13:22')).toBeNull();
  expect(laterDelay('f1 13:00 13:00-13:10 now', 'f2 13:10 13:30-13:30')).toBeNull();
  // Nobody skates in it, so nobody waits for its hold.
  expect(shown('f1 13:00 13:00-13:10 now', 'f2 13:10 13:30-13:30').at(-1)).toBe(0);
});

it('is late for nobody while the next flight is in time, and by the one on the ice where it is the last', () => {
  const overrun = 'f1 12:40 12:40-13:15 now';
  expect(shown(overrun, 'f2 13:27 13:27-13:37').at(-1)).toBe(0);
  expect(shown(overrun).at(-1)).toBe(25);
  expect(shown('f1 12:40 12:41-12:52 now').at(-1)).toBe(0);
});

it('says that a flight began early, and has the next ones at their published times', () => {
  const early = ['f1 13:09 12:57-13:07 now', 'f2 13:19 13:19-13:29'];
  expect(shown(...early)).toEqual(['12:57', '13:19', -12]);
  expect(shown('f1 13:09 12:57-13:07 done', 'f2 13:19 13:19-13:29').at(-1)).toBe(0);
});

it('has no time for what was skipped', () => {
  const { blocks } = trackOfDay('A', 'f1 08:00 08:00-08:10 skipped');
  const skipped = blocks.map((one) => ({ ...one, expected: { ...one.expected, start: null, end: null } }));
  expect(shownTrack({ blocks: skipped })).toEqual({ times: [null], delayMinutes: 0, laterDelay: null });
});
