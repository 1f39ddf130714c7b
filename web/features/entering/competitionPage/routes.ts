import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('competitionPage', 'competitionList', 'refunds');

export const routes: RouteObject[] = [
  {
    path: '/competitions/:competitionId',
    lazy: page(async () => (await import('./CompetitionPublicPage.tsx')).CompetitionPublicPage),
  },
];
