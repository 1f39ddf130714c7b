import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('scoring');

export const adminRoutes: RouteObject[] = [
  { path: paths.scoring(), lazy: page(async () => (await import('./ScoringPage.tsx')).ScoringPage) },
];
