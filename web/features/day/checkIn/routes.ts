import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('checkIn', 'rests');

export const routes: RouteObject[] = [
  {
    path: '/day/:competitionId/check-in',
    lazy: page(async () => (await import('./HelperCheckInPage.tsx')).HelperCheckInPage),
  },
];
