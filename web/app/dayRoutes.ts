import { ACCOUNT_INDEX } from 'virtual:accountRoutes';
import { addRoutes } from '../api/routeTable.ts';
import { dayRoutes as awardsRoutes } from '../features/day/awards/routes.ts';
import { routes as checkInRoutes } from '../features/day/checkIn/routes.ts';
import { routes as codesRoutes } from '../features/day/codes/routes.ts';
import { routes as runningRoutes } from '../features/day/running/routes.ts';
import { routes as scoringRoutes } from '../features/day/scoring/routes.ts';
import { addCatalogues } from '../i18n/i18n.ts';
import { LATER_CATALOGUES } from '../i18n/laterCatalogues.ts';
import { lazyPages } from '../lazyPage.ts';
import { PageError } from '../ui/PageError.tsx';
import type { Branch } from './lateRoutes.ts';
import { ROOT } from './routes.tsx';

const shell = lazyPages('codeBar', 'seats');

addRoutes(ACCOUNT_INDEX);
addCatalogues(LATER_CATALOGUES);

/** The pages that helpers open by a code; the judge's sheets have a window of their own. */
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
