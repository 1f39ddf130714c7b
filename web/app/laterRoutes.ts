import { LINK_INDEX } from 'virtual:linkRoutes';
import { addRoutes } from '../api/routeTable.ts';
import { laterRoutes as accountRoutes, recoveryRoutes } from '../features/people/account/laterRoutes.ts';
import { routes as awardsRoutes } from '../features/day/awards/routes.ts';
import { routes as consentRoutes } from '../features/entering/consent/routes.ts';
import { laterRoutes as enterRoutes } from '../features/entering/enter/laterRoutes.ts';
import { routes as coachesRoutes } from '../features/people/coaches/routes.ts';
import { routes as entryHandoverRoutes } from '../features/entering/entryHandover/routes.ts';
import { routes as memberRoutes } from '../features/people/members/routes.ts';
import { routes as privacyRoutes } from '../features/public/privacy/routes.ts';
import { laterRoutes as statusRoutes } from '../features/public/statusPages/laterRoutes.ts';
import { addCatalogues } from '../i18n/i18n.ts';
import { LATER_CATALOGUES } from '../i18n/laterCatalogues.ts';
import type { Branch } from './lateRoutes.ts';
import { ROOT, WITH_HEADER } from './routes.tsx';

// A visitor's first load leaves these out.
addRoutes(LINK_INDEX);
addCatalogues(LATER_CATALOGUES);

/** Pages outside the admin area that follow another page or a link in a mail. */
export const LATER_ROUTES: readonly Branch[] = [
  {
    parent: WITH_HEADER,
    routes: [
      ...awardsRoutes,
      ...enterRoutes,
      ...consentRoutes,
      ...coachesRoutes,
      ...entryHandoverRoutes,
      ...memberRoutes,
      ...privacyRoutes,
      ...accountRoutes,
      ...statusRoutes,
    ],
  },
  { parent: ROOT, routes: recoveryRoutes },
];
