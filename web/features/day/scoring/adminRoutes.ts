import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('scoring', 'corrections', 'judge');

export const adminRoutes: RouteObject[] = [
  { path: paths.scoring(), lazy: page(async () => (await import('./ScoringPage.tsx')).ScoringPage) },
];
