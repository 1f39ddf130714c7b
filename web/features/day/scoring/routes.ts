import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('scoring', 'corrections', 'judge');

/** For helpers with a code, and for referees. */
export const routes: RouteObject[] = [
  {
    path: '/day/:competitionId/scoring',
    lazy: page(async () => (await import('./DayScoringPage.tsx')).DayScoringPage),
  },
  {
    path: '/day/:competitionId/referee',
    lazy: page(async () => (await import('./RefereePage.tsx')).RefereePage),
  },
];
