import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('publicSchedule');

export const routes: RouteObject[] = [
  {
    path: '/competitions/:competitionId/schedule',
    lazy: page(async () => (await import('./SchedulePage.tsx')).SchedulePage),
  },
];
