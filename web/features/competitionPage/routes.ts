import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('competitionPage', 'competitionList', 'refunds');

export const routes: RouteObject[] = [
  {
    path: '/competitions/:competitionId',
    lazy: page(async () => (await import('./CompetitionPublicPage.tsx')).CompetitionPublicPage),
  },
];
