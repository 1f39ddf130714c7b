import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages(
  'competitionSetup',
  'competitionFields',
  'competitionPage',
  'refunds',
  'competitionList',
  'conflict',
  'history',
  'uploads',
  'formBuilder',
  'entries',
  'entryStates',
  'recheck',
  'ice',
);

export const adminRoutes: RouteObject[] = [
  {
    path: paths.addCompetition,
    lazy: page(async () => (await import('./CompetitionSetupPage.tsx')).CompetitionSetupPage),
  },
];
