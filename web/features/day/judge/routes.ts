import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('judge');

export const routes: RouteObject[] = [
  {
    path: '/day/:competitionId/judge',
    lazy: page(async () => (await import('./JudgePage.tsx')).JudgePage, 'codeBar', 'seats'),
  },
  {
    path: '/day/:competitionId/judge/:flightId/:seat',
    lazy: page(async () => (await import('./SheetPage.tsx')).SheetPage),
  },
];
