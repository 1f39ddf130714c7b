import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('flights', 'table');

export const adminRoutes: RouteObject[] = [
  { path: paths.flights(), lazy: page(async () => (await import('./FlightsPage.tsx')).FlightsPage) },
];
