import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('checkIn', 'rests');

export const adminRoutes: RouteObject[] = [
  { path: paths.checkIn(), lazy: page(async () => (await import('./CheckInPage.tsx')).CheckInPage) },
];
