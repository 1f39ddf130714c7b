import { ACCOUNT_INDEX } from 'virtual:accountRoutes';
import { addRoutes } from '../api/routeTable.ts';
import { routes as judgeRoutes } from '../features/day/judge/routes.ts';
import { addCatalogues } from '../i18n/i18n.ts';
import { LATER_CATALOGUES } from '../i18n/laterCatalogues.ts';
import type { Branch } from './lateRoutes.ts';
import { ROOT } from './routes.tsx';

addRoutes(ACCOUNT_INDEX);
addCatalogues(LATER_CATALOGUES);

/** The judge's sheets, which fill the window: without menu and header. */
export const JUDGE_ROUTES: readonly Branch[] = [{ parent: ROOT, routes: judgeRoutes }];
