import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('duplicates');

export const adminRoutes: RouteObject[] = [
  { path: paths.doubles(), lazy: page(async () => (await import('./DuplicatesPage.tsx')).DuplicatesPage) },
];
