import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('judgingRules', 'conflict');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.judgingRules(),
    lazy: page(async () => (await import('./JudgingRulesPage.tsx')).JudgingRulesPage),
  },
];
