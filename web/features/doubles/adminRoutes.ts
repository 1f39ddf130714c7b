import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('doubles');

export const adminRoutes: RouteObject[] = [
  { path: paths.doubles(), lazy: page(async () => (await import('./DoublesPage.tsx')).DoublesPage) },
];
