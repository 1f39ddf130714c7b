import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('results');

export const routes: RouteObject[] = [
  {
    path: '/competitions/:competitionId/results',
    lazy: page(async () => (await import('./ResultsPage.tsx')).ResultsPage),
  },
];
