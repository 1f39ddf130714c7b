import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('running', 'live');
const boardPage = lazyPages('running', 'live', 'rests');

export const routes: RouteObject[] = [
  {
    path: '/day/:competitionId/now',
    lazy: boardPage(async () => (await import('./HelperRunningPage.tsx')).HelperRunningPage),
  },
  {
    path: '/day/:competitionId/music',
    lazy: page(async () => (await import('./musicDesk/MusicPage.tsx')).MusicPage, 'musicDesk'),
  },
];
