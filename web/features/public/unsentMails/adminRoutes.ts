import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('unsentMails', 'table');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.unsentMails(),
    lazy: page(async () => (await import('./UnsentMailsPage.tsx')).UnsentMailsPage),
  },
  {
    path: paths.allUnsentMails,
    lazy: page(async () => (await import('./FederationUnsentMailsPage.tsx')).FederationUnsentMailsPage),
  },
];
