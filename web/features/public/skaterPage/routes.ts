import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('skaterPage', 'mySchedule', 'follow');

export const routes: RouteObject[] = [
  {
    path: '/competitions/:competitionId/skaters/:token',
    lazy: page(async () => (await import('./SkaterDayPage.tsx')).SkaterDayPage),
  },
];
