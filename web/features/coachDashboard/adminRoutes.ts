import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('coachDashboard', 'entryHandover', 'eligibility', 'entryStates', 'history', 'table');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.coachDesk(),
    lazy: page(async () => (await import('./CoachDashboardPage.tsx')).CoachDashboardPage),
  },
];
