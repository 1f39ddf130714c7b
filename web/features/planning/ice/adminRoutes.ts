import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('ice', 'conflict');

export const adminRoutes: RouteObject[] = [
  { path: paths.ice(), lazy: page(async () => (await import('./IcePage.tsx')).IcePage) },
];
