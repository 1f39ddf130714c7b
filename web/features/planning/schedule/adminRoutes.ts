import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('schedule', 'ice', 'conflict', 'cancelEvent');

export const adminRoutes: RouteObject[] = [
  { path: paths.schedule(), lazy: page(async () => (await import('./SchedulePage.tsx')).SchedulePage) },
];
