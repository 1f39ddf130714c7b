import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('statusPages');

export const routes: RouteObject[] = [
  { path: paths.forbidden, lazy: page(async () => (await import('./ForbiddenPage.tsx')).ForbiddenPage) },
  { path: paths.notFound, lazy: page(async () => (await import('./NotFoundPage.tsx')).NotFoundPage) },
];
