import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { routes as doorRoutes } from '../features/people/account/routes.ts';
import { routes as competitionListRoutes } from '../features/entering/competitionList/routes.ts';
import { routes as competitionPageRoutes } from '../features/entering/competitionPage/routes.ts';
import { routes as enterRoutes } from '../features/entering/enter/routes.ts';
import { unknownAddress } from '../features/public/statusPages/routes.ts';
import { RouteError } from '../layout/RouteError.tsx';
import { PageFailure } from '../layout/PageFailure.tsx';
import { lazyPages } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { Spinner } from '../ui/Waiting.tsx';

/** Routes that `lateRoutes.ts` adds to are found by these ids. */
export const ROOT = 'root';
export const WITH_HEADER = 'withHeader';

const shell = lazyPages();

const withHeader: RouteObject[] = [
  ...competitionListRoutes,
  ...competitionPageRoutes,
  // An address cut off after `/competitions` leads to all of them.
  { path: '/competitions', element: <Navigate to={paths.landing} replace /> },
  ...enterRoutes,
  unknownAddress,
];

/** The addresses that most visits begin with, and the page of an unknown one. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    ErrorBoundary: RouteError,
    HydrateFallback: Spinner,
    children: [
      {
        lazy: shell(async () => (await import('./PublicShell.tsx')).PublicShell),
        // An error in a page leaves the header in place.
        children: [{ id: WITH_HEADER, ErrorBoundary: PageFailure, children: withHeader }],
      },
      ...doorRoutes,
    ],
  },
];
