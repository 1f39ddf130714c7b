import { expect, it } from 'vitest';
import { endOfDay } from './endOfDay.ts';

it.each([
  ['2026-11-22', 'Asia/Hong_Kong', '2026-11-22T16:00:00.000Z'],
  ['2026-11-22', 'America/Los_Angeles', '2026-11-23T08:00:00.000Z'],
  ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29', 'Pacific/Auckland', '2028-02-29T11:00:00.000Z'],
  // Clocks change on these days: New York in spring and autumn, Berlin in spring.
  ['2027-03-14', 'America/New_York', '2027-03-15T04:00:00.000Z'],
  ['2027-11-07', 'America/New_York', '2027-11-08T05:00:00.000Z'],
  ['2027-03-28', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
  // Chile changes clocks at midnight: in autumn the hour from 23:00 occurs twice, in spring 00:00 is
  // skipped.
  ['2027-04-03', 'America/Santiago', '2027-04-04T04:00:00.000Z'],
  ['2027-09-04', 'America/Santiago', '2027-09-05T04:00:00.000Z'],
])('%s in %s ends at %s', (day, zone, instant) => {
  expect(endOfDay(day, zone)).toBe(instant);
});

it('throws for an invalid day', () => {
  expect(() => endOfDay('tomorrow', 'UTC')).toThrow('tomorrow');
});
