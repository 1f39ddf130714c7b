import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('privacy');

export const adminRoutes: RouteObject[] = [
  { path: paths.retention, lazy: page(async () => (await import('./RetentionPage.tsx')).RetentionPage) },
];
