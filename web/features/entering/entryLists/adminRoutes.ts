import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages(
  'entryLists',
  'entryHandover',
  'entryStates',
  'eligibility',
  'table',
  'entryActions',
  'entryChanges',
);
const competitionPage = lazyPages(
  'entryLists',
  'entryStates',
  'eligibility',
  'competitionList',
  'table',
  'dashboard',
  'entryActions',
  'entryChanges',
);
const pages = () => import('./pages.tsx');

/** A coach's team entries of one competition; families have another page at this address. */
export const teamSubmissionsPage = page(async () => (await pages()).RinkTeamSubmissionsPage);

export const adminRoutes: RouteObject[] = [
  {
    path: '/admin/competitions/:competitionId/page',
    lazy: competitionPage(async () => (await import('./CompetitionPage.tsx')).CompetitionPage),
  },
  ...[paths.skaters(), paths.competitionSkaters].map((path) => ({
    path,
    lazy: page(async () => (await pages()).SkatersPage),
  })),
  ...[paths.teams(), paths.competitionTeams].map((path) => ({
    path,
    lazy: page(async () => (await pages()).TeamsPage),
  })),
  { path: paths.dances(), lazy: page(async () => (await pages()).DancesPage) },
];
