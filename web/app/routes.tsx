import { Navigate } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { doorRoutes, routes as accountRoutes } from '../features/account/routes.ts';
import { routes as competitionListRoutes } from '../features/competitionList/routes.ts';
import { routes as competitionPageRoutes } from '../features/competitionPage/routes.ts';
import { routes as consentRoutes } from '../features/consent/routes.ts';
import { routes as entryHandoverRoutes } from '../features/entryHandover/routes.ts';
import { routes as enterRoutes } from '../features/enter/routes.ts';
import { routes as memberRoutes } from '../features/members/routes.ts';
import { routes as statusRoutes } from '../features/statusPages/routes.ts';
import { RouteError } from '../layout/RouteError.tsx';
import { pagesOf } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { PageError } from '../ui/PageError.tsx';
import { Spinner } from '../ui/Waiting.tsx';

/** Fetched with the first page that needs a session. */
const guards = () => import('../session/guards.ts');
const goHome = async (args: LoaderFunctionArgs) => (await guards()).goHome(args);
const requireSession = async (args: LoaderFunctionArgs) => (await guards()).requireSession(args);

const shell = pagesOf();

const withHeader: RouteObject[] = [
  ...competitionListRoutes,
  ...competitionPageRoutes,
  // An address cut off after `/competitions` leads to all of them.
  { path: '/competitions', element: <Navigate to={paths.landing} replace /> },
  ...enterRoutes,
  ...consentRoutes,
  ...entryHandoverRoutes,
  ...memberRoutes,
  ...accountRoutes,
  ...statusRoutes,
];

/** The route of the admin area; adminRoutes adds its pages on the first visit. */
export const ADMIN = 'admin';

/** All addresses that need no session; an unknown address leads to `/notfound`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: Spinner,
    children: [
      {
        lazy: shell(async () => (await import('./PublicShell.tsx')).PublicShell),
        // An error in a page leaves the header in place.
        children: [{ ErrorBoundary: PageError, children: withHeader }],
      },
      ...doorRoutes,
      {
        id: ADMIN,
        path: paths.admin,
        loader: requireSession,
        lazy: shell(async () => (await import('./AdminShell.tsx')).AdminShell, 'menu'),
        // Without this child the router takes `/admin` for complete and never asks for the routes below it.
        children: [
          {
            index: true,
            lazy: shell(async () => (await import('./Home.tsx')).Home),
            ErrorBoundary: PageError,
            loader: goHome,
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
];
