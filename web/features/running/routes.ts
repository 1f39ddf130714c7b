import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('running', 'live');

export const routes: RouteObject[] = [
  {
    path: '/day/:competitionId/now',
    lazy: page(async () => (await import('./HelperRunningPage.tsx')).HelperRunningPage),
  },
  {
    path: '/day/:competitionId/music',
    lazy: page(async () => (await import('./MusicPage.tsx')).MusicPage),
  },
];
