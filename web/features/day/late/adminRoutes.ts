import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('late', 'live', 'publishing');

export const adminRoutes: RouteObject[] = [
  { path: paths.late(), lazy: page(async () => (await import('./LatePage.tsx')).LatePage) },
];
