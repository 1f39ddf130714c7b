import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('flightResults');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.flightResults(),
    lazy: page(async () => (await import('./admin/FlightResultsPage.tsx')).FlightResultsPage),
  },
];
