import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('judgingRules', 'conflict');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.judgingRules(),
    lazy: page(async () => (await import('./JudgingRulesPage.tsx')).JudgingRulesPage),
  },
];
