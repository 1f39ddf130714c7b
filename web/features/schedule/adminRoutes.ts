import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('schedule', 'ice', 'conflict');

export const adminRoutes: RouteObject[] = [
  { path: paths.schedule(), lazy: page(async () => (await import('./SchedulePage.tsx')).SchedulePage) },
];
