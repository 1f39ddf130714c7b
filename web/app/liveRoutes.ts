import { displayRoutes, routes } from '../features/day/live/routes.ts';
import { PageFailure } from '../layout/PageFailure.tsx';
import { lazyPages } from '../lazyPage.ts';
import type { Branch } from './lateRoutes.ts';
import { ROOT, WITH_HEADER } from './routes.tsx';

const shell = lazyPages();

/** The spectators' pages of the day; the display in the hall has no header. */
export const LIVE_ROUTES: readonly Branch[] = [
  { parent: WITH_HEADER, routes },
  {
    parent: ROOT,
    routes: [
      {
        lazy: shell(async () => (await import('./DisplayShell.tsx')).DisplayShell),
        ErrorBoundary: PageFailure,
        children: displayRoutes,
      },
    ],
  },
];
