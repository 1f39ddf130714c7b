import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('coaches', 'conflict', 'history', 'table');
const importPage = pagesOf('coaches', 'conflict');
const pupilsPage = pagesOf('coachAccount', 'entryStates', 'table');

export const adminRoutes: RouteObject[] = [
  { path: paths.coaches, lazy: page(async () => (await import('./CoachesPage.tsx')).CoachesPage) },
  {
    path: paths.importCoaches,
    lazy: importPage(async () => (await import('./import/ImportCoachesPage.tsx')).ImportCoachesPage),
  },
  { path: paths.pupils, lazy: pupilsPage(async () => (await import('./PupilsPage.tsx')).PupilsPage) },
];
