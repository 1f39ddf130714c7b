import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('checkIn');

export const adminRoutes: RouteObject[] = [
  { path: paths.checkIn(), lazy: page(async () => (await import('./CheckInPage.tsx')).CheckInPage) },
];
