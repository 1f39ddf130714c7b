import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('ice', 'conflict');

export const adminRoutes: RouteObject[] = [
  { path: paths.ice(), lazy: page(async () => (await import('./IcePage.tsx')).IcePage) },
];
