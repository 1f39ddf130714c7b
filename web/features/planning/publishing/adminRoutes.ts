import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('publishing', 'table');

export const adminRoutes: RouteObject[] = [
  { path: paths.publishing(), lazy: page(async () => (await import('./PublishingPage.tsx')).PublishingPage) },
];
