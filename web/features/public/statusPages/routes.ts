import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('statusPages');

export const routes: RouteObject[] = [
  { path: paths.forbidden, lazy: page(async () => (await import('./ForbiddenPage.tsx')).ForbiddenPage) },
  { path: paths.notFound, lazy: page(async () => (await import('./NotFoundPage.tsx')).NotFoundPage) },
];
