import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('codes', 'seats');

export const adminRoutes: RouteObject[] = [
  { path: paths.helpers(), lazy: page(async () => (await import('./HelpersPage.tsx')).HelpersPage) },
];
