import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('live');

export const routes: RouteObject[] = [
  {
    path: '/competitions/:competitionId/live',
    lazy: page(async () => (await import('./LivePage.tsx')).LivePage, 'follow'),
  },
];

export const displayRoutes: RouteObject[] = [
  {
    path: '/competitions/:competitionId/hall',
    lazy: page(async () => (await import('./HallPage.tsx')).HallPage),
  },
];
