import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('doubles');

export const adminRoutes: RouteObject[] = [
  { path: paths.doubles(), lazy: page(async () => (await import('./DoublesPage.tsx')).DoublesPage) },
];
