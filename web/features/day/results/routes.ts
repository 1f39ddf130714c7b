import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('results', 'follow');

export const routes: RouteObject[] = [
  {
    path: '/competitions/:competitionId/results',
    lazy: page(async () => (await import('./ResultsPage.tsx')).ResultsPage),
  },
];
