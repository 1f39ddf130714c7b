import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('running', 'live');

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
