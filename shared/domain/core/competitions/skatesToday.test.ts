import { expect, it } from 'vitest';
import { skatesToday } from './skatesToday.ts';

it('goes by the venue’s day and a published schedule', () => {
  const own = {
    startDate: '2027-01-06',
    endDate: '2027-01-07',
    timeZone: 'Asia/Hong_Kong',
    hasSchedule: true,
  };
  const at = (instant: string, more = {}) => skatesToday({ ...own, ...more }, new Date(instant));
  expect(at('2027-01-05T15:59:00Z')).toBe(false);
  expect(at('2027-01-05T16:00:00Z')).toBe(true);
  expect(at('2027-01-07T15:59:00Z')).toBe(true);
  expect(at('2027-01-06T00:00:00Z', { hasSchedule: false })).toBe(false);
});
