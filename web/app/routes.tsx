import { Navigate } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ENTRY_ROUTES } from './entryRoutes.ts';
import { page } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { RouteError } from '../layout/RouteError.tsx';
import { PageError } from '../ui/PageError.tsx';
import { Spinner } from '../ui/Waiting.tsx';

/** Fetched with the first page that asks who is logged in. */
const guards = () => import('../session/guards.ts');
const goHome = async (args: LoaderFunctionArgs) => (await guards()).goHome(args);
const requireSession = async (args: LoaderFunctionArgs) => (await guards()).requireSession(args);

const withHeader: RouteObject[] = [
  {
    path: paths.landing,
    lazy: page(
      async () => (await import('../features/competitionList/LandingPage.tsx')).LandingPage,
      'landing',
      'competitions',
    ),
  },
  {
    path: '/competitions/:competitionId',
    lazy: page(
      async () =>
        (await import('../features/competitionPage/CompetitionPublicPage.tsx')).CompetitionPublicPage,
      'competitionPage',
      'refunds',
      'competitions',
    ),
  },
  // Whoever takes the end off an address is shown all of them.
  { path: '/competitions', element: <Navigate to={paths.landing} replace /> },
  ...ENTRY_ROUTES,
  {
    path: paths.checkIsi,
    lazy: page(
      async () => (await import('../features/members/check/CheckIsiPage.tsx')).CheckIsiPage,
      'memberships',
      'competitions',
    ),
  },
  ...[paths.updateCouplePartner(), paths.updateDancePartner()].map((path) => ({
    path,
    lazy: page(
      async () => (await import('../features/enter/partner/PartnerPage.tsx')).PartnerPage,
      'partner',
      'conflict',
      'entries',
      'groupEntries',
      'entryStates',
    ),
  })),
  {
    path: paths.signUpSuccess,
    lazy: page(async () => (await import('../features/account/SignedUpPage.tsx')).SignedUpPage, 'recovery'),
  },
  {
    path: paths.confirmNotices,
    lazy: page(
      async () => (await import('../features/account/ConfirmNoticesPage.tsx')).ConfirmNoticesPage,
      'recovery',
    ),
  },
  {
    path: paths.forbidden,
    lazy: page(
      async () => (await import('../features/statusPages/ForbiddenPage.tsx')).ForbiddenPage,
      'status',
    ),
  },
  {
    path: paths.notFound,
    lazy: page(async () => (await import('../features/statusPages/NotFoundPage.tsx')).NotFoundPage, 'status'),
  },
];

const logIn = () => import('../features/account/LogInPage.tsx');

const doors: RouteObject[] = [
  { path: paths.login, lazy: page(async () => (await logIn()).GeneralLogInPage, 'account') },
  { path: paths.selectLogin, lazy: page(async () => (await logIn()).SelectLogInPage, 'account') },
  { path: paths.headCoachLogin, lazy: page(async () => (await logIn()).HeadCoachLogInPage, 'account') },
  { path: paths.managerLogin, lazy: page(async () => (await logIn()).ManagerLogInPage, 'account') },
  {
    path: paths.signUp,
    lazy: page(async () => (await import('../features/account/SignUpPage.tsx')).SignUpPage, 'account'),
  },
  {
    path: paths.forgetPassword,
    lazy: page(
      async () => (await import('../features/account/ForgetPasswordPage.tsx')).ForgetPasswordPage,
      'account',
      'recovery',
    ),
  },
  {
    path: paths.forgotPasswordSuccess,
    lazy: page(
      async () => (await import('../features/account/ForgotPasswordSentPage.tsx')).ForgotPasswordSentPage,
      'recovery',
    ),
  },
  {
    path: paths.resetPassword,
    lazy: page(
      async () => (await import('../features/account/ResetPasswordPage.tsx')).ResetPasswordPage,
      'recovery',
    ),
  },
];

/** The route of the admin area, whose pages are told by adminRoutes once somebody goes there. */
export const ADMIN = 'admin';

/** Every address that needs no session; what is neither here nor in the admin area leads to `/notfound`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: Spinner,
    children: [
      {
        lazy: page(async () => (await import('./PublicShell.tsx')).PublicShell),
        // What fails in a page leaves the header above it.
        children: [{ ErrorBoundary: PageError, children: withHeader }],
      },
      ...doors,
      {
        id: ADMIN,
        path: paths.admin,
        loader: requireSession,
        lazy: page(async () => (await import('./AdminShell.tsx')).AdminShell, 'menu'),
        // Without it `/admin` itself would be known in full, and nobody would ask what stands below.
        children: [
          {
            index: true,
            ErrorBoundary: PageError,
            loader: goHome,
            lazy: page(
              async () => (await import('../features/dashboard/HomePage.tsx')).HomePage,
              'desk',
              'competitions',
            ),
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
];
