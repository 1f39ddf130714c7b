import { LINK_INDEX } from 'virtual:linkRoutes';
import { addRoutes } from '../api/routeTable.ts';
import { routes } from '../features/public/skaterPage/routes.ts';
import { addCatalogues } from '../i18n/i18n.ts';
import { LATER_CATALOGUES } from '../i18n/laterCatalogues.ts';
import type { Branch } from './lateRoutes.ts';
import { WITH_HEADER } from './routes.tsx';

addRoutes(LINK_INDEX);
addCatalogues(LATER_CATALOGUES);

/** The page of one skater, for who follows a link of the family. */
export const SKATER_PAGE_ROUTES: readonly Branch[] = [{ parent: WITH_HEADER, routes }];
