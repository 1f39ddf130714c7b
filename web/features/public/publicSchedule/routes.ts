import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('publicSchedule', 'follow');

export const routes: RouteObject[] = [
  {
    path: '/competitions/:competitionId/schedule',
    lazy: page(async () => (await import('./SchedulePage.tsx')).SchedulePage),
  },
];
