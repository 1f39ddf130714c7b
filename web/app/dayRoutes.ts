import { ACCOUNT_INDEX } from 'virtual:accountRoutes';
import { addRoutes } from '../api/routeTable.ts';
import { dayRoutes as awardsRoutes } from '../features/awards/routes.ts';
import { routes as checkInRoutes } from '../features/checkIn/routes.ts';
import { routes as codesRoutes } from '../features/codes/routes.ts';
import { routes as runningRoutes } from '../features/running/routes.ts';
import { routes as scoringRoutes } from '../features/scoring/routes.ts';
import { addCatalogues } from '../i18n/i18n.ts';
import { LATER_CATALOGUES } from '../i18n/laterCatalogues.ts';
import { pagesOf } from '../lazyPage.ts';
import { PageError } from '../ui/PageError.tsx';
import type { Branch } from './lateRoutes.ts';
import { ROOT } from './routes.tsx';

const shell = pagesOf('codeBar', 'seats');

addRoutes(ACCOUNT_INDEX);
addCatalogues(LATER_CATALOGUES);

/** What helpers open by a code; the judge's sheets have a window of their own. */
export const DAY_ROUTES: readonly Branch[] = [
  {
    parent: ROOT,
    routes: [
      {
        lazy: shell(async () => (await import('./DayShell.tsx')).DayShell),
        children: [
          {
            ErrorBoundary: PageError,
            children: [...codesRoutes, ...checkInRoutes, ...runningRoutes, ...scoringRoutes, ...awardsRoutes],
          },
        ],
      },
    ],
  },
];
