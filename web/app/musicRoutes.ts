import { ACCOUNT_INDEX } from 'virtual:accountRoutes';
import { addRoutes } from '../api/routeTable.ts';
import { routes } from '../features/running/routes.ts';
import { addCatalogues } from '../i18n/i18n.ts';
import { LATER_CATALOGUES } from '../i18n/laterCatalogues.ts';
import { pagesOf } from '../lazyPage.ts';
import { PageError } from '../ui/PageError.tsx';
import type { Branch } from './lateRoutes.ts';
import { ROOT } from './routes.tsx';

const shell = pagesOf();

addRoutes(ACCOUNT_INDEX);
addCatalogues(LATER_CATALOGUES);

/** The music desk, which a helper opens with a code: without menu and header. */
export const MUSIC_ROUTES: readonly Branch[] = [
  {
    parent: ROOT,
    routes: [
      {
        lazy: shell(async () => (await import('./DisplayShell.tsx')).DisplayShell),
        ErrorBoundary: PageError,
        children: routes,
      },
    ],
  },
];
