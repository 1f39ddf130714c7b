import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('awards', 'podium', 'awarding', 'table', 'uploads');

export const adminRoutes: RouteObject[] = [
  { path: paths.awards(), lazy: page(async () => (await import('./AwardsPage.tsx')).AwardsPage) },
];
