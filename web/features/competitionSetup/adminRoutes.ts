import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf(
  'competitionEditor',
  'competitionFields',
  'competitionPage',
  'refunds',
  'competitions',
  'conflict',
  'history',
  'uploads',
  'entryForm',
  'entries',
  'entryStates',
  'recheck',
);

export const adminRoutes: RouteObject[] = [
  {
    path: paths.addCompetition,
    lazy: page(async () => (await import('./CompetitionEditorPage.tsx')).CompetitionEditorPage),
  },
];
