import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('flights', 'ice', 'table', 'cancelEvent');

export const adminRoutes: RouteObject[] = [
  { path: paths.flights(), lazy: page(async () => (await import('./FlightsPage.tsx')).FlightsPage) },
];
