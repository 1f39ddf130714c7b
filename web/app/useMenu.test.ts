import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { hasCompetitionChoice } from './useMenu.ts';

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
