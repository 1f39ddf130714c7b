import { expect, it } from 'vitest';
import { dayToOpen } from './ScheduledCompetitions.tsx';

const held = (id: string, startDate: string, endDate = startDate) => ({
  id,
  startDate,
  endDate,
  timeZone: 'Asia/Hong_Kong',
});
const NOW = new Date('2027-01-08T20:00:00Z');

it('opens the only competition, and the one that is held today at its venue', () => {
  const [today, later, long] = [
    held('today', '2027-01-09'),
    held('later', '2027-02-01'),
    held('long', '2027-01-06', '2027-01-10'),
  ];
  expect(dayToOpen([later], NOW)).toBe('later');
  expect(dayToOpen([later, today], NOW)).toBe('today');
  expect(dayToOpen([today, long], NOW)).toBeNull();
  expect(dayToOpen([later, held('other', '2027-03-01')], NOW)).toBeNull();
  expect(dayToOpen([], NOW)).toBeNull();
});
