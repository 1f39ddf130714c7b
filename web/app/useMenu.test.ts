import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { hasCompetitionChoice, inOrderOfDay } from './useMenu.ts';

it('lets whoever has several competitions choose on every page of the schedule', () => {
  const pages = [
    paths.ice(),
    paths.flights(),
    paths.schedule(),
    paths.publishing(),
    paths.panels(),
    paths.judgingRules(),
  ];
  expect(pages.filter((page) => !hasCompetitionChoice('SUPER_ADMIN', page))).toEqual([]);
  expect(pages.filter((page) => hasCompetitionChoice('MANAGER', page))).toEqual([]);
});

it('begins with the competition day on the days of the competition, by the venue’s clock', () => {
  const groups = [{ heading: 'work' }, { heading: 'day' }, { heading: 'federation' }];
  const competition = { startDate: '2027-01-09', endDate: '2027-01-10', timeZone: 'Asia/Hong_Kong' };
  const orderAt = (now: string) =>
    inOrderOfDay(groups, competition, new Date(now)).map(({ heading }) => heading);
  expect(orderAt('2027-01-08T15:00:00Z')).toEqual(['work', 'day', 'federation']);
  expect(orderAt('2027-01-08T16:00:00Z')).toEqual(['day', 'work', 'federation']);
  expect(orderAt('2027-01-10T15:00:00Z')).toEqual(['day', 'work', 'federation']);
  expect(orderAt('2027-01-10T16:00:00Z')).toEqual(['work', 'day', 'federation']);
});
