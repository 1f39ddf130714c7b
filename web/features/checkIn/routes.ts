import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('checkIn');

export const routes: RouteObject[] = [
  {
    path: '/day/:competitionId/check-in',
    lazy: page(async () => (await import('./HelperCheckInPage.tsx')).HelperCheckInPage),
  },
];
