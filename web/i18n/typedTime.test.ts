import { afterEach, expect, it, vi } from 'vitest';
import { readTime, typedTime } from './typedTime.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['14:05', '14:05:00'],
  ['7.10', '07:10:00'],
  ['2:05 PM', '14:05:00'],
  ['2:05\u00a0PM', '14:05:00'],
  ['2:05pm', '14:05:00'],
  [' 2 p.m. ', '14:00:00'],
  ['12:05 AM', '00:05:00'],
  ['12:05 PM', '12:05:00'],
  ['24:10', '24:10:00'],
])('reads %j as %s', (typed, time) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  expect(readTime(typed)).toEqual({ seconds: hours * 3_600 + minutes * 60 + seconds, isExact: false });
});

it('keeps seconds that were typed', () => {
  expect(readTime('14:05:30')).toEqual({ seconds: 50_730, isExact: true });
  expect(readTime('2:05:30 PM')).toEqual({ seconds: 50_730, isExact: true });
});

it.each(['', '14', '1405', '14:60', '14:05:60', '14:05 PM', '2:5', 'PM', 'noon'])(
  'reads no time in %j',
  (typed) => {
    expect(readTime(typed)).toBeNull();
  },
);

it.each([
  ['en-US', ['2:05\u00a0PM', '12:05\u00a0AM', '24:10']],
  ['en-AU', ['2:05\u00a0pm', '12:05\u00a0am', '24:10']],
  ['en-CA', ['2:05\u00a0p.m.', '12:05\u00a0a.m.', '24:10']],
  ['zh-HK', ['2:05\u00a0PM', '12:05\u00a0AM', '24:10']],
  ['de-CH', ['14:05', '00:05', '24:10']],
])('fills a field of a reader in %s with what it reads back', (locale, shown) => {
  vi.stubGlobal('navigator', { languages: [locale] });
  const times = ['14:05:00', '00:05:00', '24:10:00'];
  expect(times.map(typedTime)).toEqual(shown);
  expect(shown.map((text) => readTime(text)?.seconds)).toEqual([50_700, 300, 87_000]);
  expect(typedTime('14:05:20')).toBe(shown[0]);
});
