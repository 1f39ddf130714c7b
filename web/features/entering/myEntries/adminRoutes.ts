import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const entryPage = lazyPages(
  'entryPage',
  'music',
  'pay',
  'entryStates',
  'entryChanges',
  'refunds',
  'eligibility',
  'emergency',
  'consent',
  'competitionPage',
  'myResult',
  'sharePage',
);
const page = lazyPages(
  'myEntries',
  'pay',
  'entryChanges',
  'refunds',
  'entryStates',
  'competitionList',
  'table',
);
const pages = () => import('./SubmissionsPage.tsx');

/** A family's team entries; head coaches have another page at this address. */
export const myTeamSubmissionsPage = page(async () => (await pages()).TeamSubmissionsPage);

export const adminRoutes: RouteObject[] = [
  { path: paths.availableCompetitions, lazy: page(async () => (await pages()).AvailableCompetitionsPage) },
  { path: paths.submissions, lazy: page(async () => (await pages()).SubmissionsPage) },
  {
    path: '/admin/entries/:entryId',
    lazy: entryPage(async () => (await import('./entryPage/EntryPage.tsx')).EntryPage),
  },
  { path: paths.danceSubmissions, lazy: page(async () => (await pages()).DanceSubmissionsPage) },
];
