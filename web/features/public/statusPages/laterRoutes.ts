import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';
import { notFoundPage } from './routes.ts';

const page = lazyPages('statusPages');

export const laterRoutes: RouteObject[] = [
  { path: paths.forbidden, lazy: page(async () => (await import('./ForbiddenPage.tsx')).ForbiddenPage) },
  { path: paths.notFound, lazy: notFoundPage },
];
