import { describe, expect, it } from 'vitest';
import { clockOf, dayPart, timeLeft } from './timeLeft.ts';

const at = (text: string) => Date.parse(text);

describe('timeLeft', () => {
  it('counts whole days and the rest as a clock', () => {
    const left = timeLeft(at('2026-11-22T10:00:00Z'), at('2026-11-11T05:47:27Z'));
    expect(left).toEqual({ days: 11, hours: 4, minutes: 12, seconds: 33 });
    expect(clockOf(left)).toBe('04:12:33');
  });

  it('counts a started second, so that it reaches zero only at the instant itself', () => {
    const end = at('2026-11-22T10:00:00Z');
    expect(timeLeft(end, end - 1).seconds).toBe(1);
    expect(timeLeft(end, end).seconds).toBe(0);
  });

  it('stays at zero once the instant has passed', () => {
    expect(timeLeft(0, 5_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

it.each([
  ['2026-11-22T17:59:00', '2026-11-22T08:00:00', 'today'],
  ['2026-11-22T23:59:00', '2026-11-22T23:00:00', 'tonight'],
  ['2026-11-23T00:30:00', '2026-11-22T08:00:00', 'tomorrow'],
])('%s is, as read at %s, %s', (until, now, part) => {
  expect(dayPart(at(until), at(now))).toBe(part);
});
