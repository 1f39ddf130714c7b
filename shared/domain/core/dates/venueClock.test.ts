import { expect, it } from 'vitest';
import { clockText, momentText } from './venueClock.ts';

const minutes = (hour: number, minute = 0) => (hour * 60 + minute) * 60;

it.each([
  ['America/Chicago', ['12:05 AM', '7:10 AM', '12:00 PM', '1:30 PM', '12:10 AM']],
  ['America/Toronto', ['12:05 AM', '7:10 AM', '12:00 PM', '1:30 PM', '12:10 AM']],
  ['Australia/Sydney', ['12:05 AM', '7:10 AM', '12:00 PM', '1:30 PM', '12:10 AM']],
  ['Europe/Berlin', ['00:05', '07:10', '12:00', '13:30', '00:10']],
  ['Asia/Hong_Kong', ['00:05', '07:10', '12:00', '13:30', '00:10']],
])('mails and papers write times as people of %s do', (zone, texts) => {
  const times = [minutes(0, 5), minutes(7, 10), minutes(12), minutes(13, 30), minutes(24, 10)];
  expect(times.map((time) => clockText(time, zone))).toEqual(texts);
});

it('an instant has the date before the clock of its venue', () => {
  const at = '2026-12-04T21:05:00.000Z';
  expect(momentText(at, 'America/Chicago', 'long')).toBe('4 December 2026 at 3:05 PM');
  expect(momentText(at, 'Europe/Berlin', 'long')).toBe('4 December 2026 at 22:05');
  expect([momentText(at, 'America/Chicago'), momentText(at, 'Europe/Berlin')]).toEqual(['3:05 PM', '22:05']);
  expect(momentText('2026-12-04T06:05:00.000Z', 'America/Chicago', 'medium')).toBe('4 Dec 2026, 12:05 AM');
});
