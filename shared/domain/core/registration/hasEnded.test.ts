import { expect, it } from 'vitest';
import { hasEnded } from './hasEnded.ts';

const LAST_DAY = '2026-12-06';

it.each([
  ['America/Los_Angeles', '2026-12-07T07:59:00Z', false],
  ['America/Los_Angeles', '2026-12-07T08:00:00Z', true],
  ['Asia/Tokyo', '2026-12-06T14:59:00Z', false],
  ['Asia/Tokyo', '2026-12-06T15:00:00Z', true],
])('a competition until 6 December in %s, at %s: %s', (timeZone, now, expected) => {
  expect(hasEnded({ endDate: LAST_DAY, timeZone }, new Date(now))).toBe(expected);
});
