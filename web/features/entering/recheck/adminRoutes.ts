import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('recheck');

export const adminRoutes: RouteObject[] = [
  { path: paths.recheck(), lazy: page(async () => (await import('./RecheckPage.tsx')).RecheckPage) },
];
