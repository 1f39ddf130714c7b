import { afterEach, expect, it, vi } from 'vitest';
import { panelClock } from './clock.ts';

afterEach(() => vi.unstubAllGlobals());

const TIMES = ['07:00:00', '13:05:30', '23:59:59', '24:00:00', '27:03:10'];
const IN_24_HOURS = ['07:00', '13:05', '23:59', '00:00 (+1)', '03:03 (+1)'];

it('is the time of the day by the reader’s clock, and says when it is after midnight', () => {
  vi.stubGlobal('navigator', { languages: ['de-CH'] });
  expect(TIMES.map((time) => panelClock(time))).toEqual(IN_24_HOURS);
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  expect(TIMES.map((time) => panelClock(time).replaceAll('\u00a0', ' '))).toEqual([
    '7:00 AM',
    '1:05 PM',
    '11:59 PM',
    '12:00 AM (+1)',
    '3:03 AM (+1)',
  ]);
});

it('keeps 24 hours in a file', () => {
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  expect(TIMES.map((time) => panelClock(time, true))).toEqual(IN_24_HOURS);
});
