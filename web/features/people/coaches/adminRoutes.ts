import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('coaches', 'conflict', 'history', 'table');
const importPage = lazyPages('coaches', 'coachImport', 'sheetImport', 'conflict');

export const adminRoutes: RouteObject[] = [
  { path: paths.coaches, lazy: page(async () => (await import('./CoachesPage.tsx')).CoachesPage) },
  {
    path: paths.importCoaches,
    lazy: importPage(async () => (await import('./import/ImportCoachesPage.tsx')).ImportCoachesPage),
  },
];
