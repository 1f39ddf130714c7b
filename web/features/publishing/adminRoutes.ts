import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('publishing', 'table');

export const adminRoutes: RouteObject[] = [
  { path: paths.publishing(), lazy: page(async () => (await import('./PublishingPage.tsx')).PublishingPage) },
];
