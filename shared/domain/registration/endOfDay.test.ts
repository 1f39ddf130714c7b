import { expect, it } from 'vitest';
import { endOfDay } from './endOfDay.ts';

it.each([
  ['2026-11-22', 'Asia/Hong_Kong', '2026-11-22T16:00:00.000Z'],
  ['2026-11-22', 'America/Los_Angeles', '2026-11-23T08:00:00.000Z'],
  ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29', 'Pacific/Auckland', '2028-02-29T11:00:00.000Z'],
])('%s in %s ends at %s', (day, zone, instant) => {
  expect(endOfDay(day, zone)).toBe(instant);
});

it('refuses what is no day', () => {
  expect(() => endOfDay('tomorrow', 'UTC')).toThrow('tomorrow');
});
