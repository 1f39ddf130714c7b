import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('podium');

export const routes: RouteObject[] = [
  {
    path: '/day/:competitionId/podium',
    lazy: page(async () => (await import('./PodiumPage.tsx')).PodiumPage),
  },
];
