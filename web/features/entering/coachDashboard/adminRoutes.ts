import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages(
  'coachDashboard',
  'rinkDay',
  'entryHandover',
  'eligibility',
  'entryStates',
  'history',
  'table',
);
const pupilsPage = lazyPages('coachAccount', 'entryStates', 'table');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.coachDashboard(),
    lazy: page(async () => (await import('./CoachDashboardPage.tsx')).CoachDashboardPage),
  },
  { path: paths.pupils, lazy: pupilsPage(async () => (await import('./PupilsPage.tsx')).PupilsPage) },
];
