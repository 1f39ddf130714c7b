import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('competitionAdmin', 'competitionList', 'table', 'history');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.competitions,
    lazy: page(async () => (await import('./CompetitionsPage.tsx')).CompetitionsPage),
  },
  {
    path: paths.archivedCompetitions,
    lazy: page(async () => (await import('./ArchivePage.tsx')).ArchivePage),
  },
];
