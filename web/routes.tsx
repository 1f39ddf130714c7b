import { Navigate } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ENTRY_ROUTES } from './entryRoutes.ts';
import type { Area } from './i18n/catalogue.ts';
import { page } from './lazyPage.ts';
import { ORGANISER_ROUTES } from './organiserRoutes.ts';
import { paths } from './paths.ts';
import { RouteError } from './ui/RouteError.tsx';
import { Spinner } from './ui/Waiting.tsx';

/** Fetched with the first page that asks who is logged in. */
const guards = () => import('./session/guards.ts');
const goHome = async () => (await guards()).goHome();
const requireSession = async (args: LoaderFunctionArgs) => (await guards()).requireSession(args);
const requireAccess = async (args: LoaderFunctionArgs) => (await guards()).requireAccess(args);

const withHeader: RouteObject[] = [
  {
    path: paths.landing,
    lazy: page(
      async () => (await import('./features/landing/LandingPage.tsx')).LandingPage,
      'landing',
      'competitions',
    ),
  },
  {
    path: '/competitions/:competitionId',
    lazy: page(
      async () =>
        (await import('./features/competitionPublic/CompetitionPublicPage.tsx')).CompetitionPublicPage,
      'competitionPage',
      'competitions',
    ),
  },
  // Whoever takes the end off an address is shown all of them.
  { path: '/competitions', element: <Navigate to={paths.landing} replace /> },
  ...ENTRY_ROUTES,
  {
    path: paths.checkIsi,
    lazy: page(
      async () => (await import('./features/memberships/CheckIsiPage.tsx')).CheckIsiPage,
      'memberships',
      'competitions',
    ),
  },
  ...[paths.updateCouplePartner(), paths.updateDancePartner()].map((path) => ({
    path,
    lazy: page(
      async () => (await import('./features/entries/PartnerPage.tsx')).PartnerPage,
      'partner',
      'entries',
      'groupEntries',
      'entryStates',
    ),
  })),
  {
    path: paths.signUpSuccess,
    lazy: page(async () => (await import('./features/account/SignedUpPage.tsx')).SignedUpPage, 'recovery'),
  },
  {
    path: paths.forbidden,
    lazy: page(
      async () => (await import('./features/statusPages/ForbiddenPage.tsx')).ForbiddenPage,
      'status',
    ),
  },
  {
    path: paths.notFound,
    lazy: page(async () => (await import('./features/statusPages/NotFoundPage.tsx')).NotFoundPage, 'status'),
  },
];

const logIn = () => import('./features/account/LogInPage.tsx');

const doors: RouteObject[] = [
  { path: paths.login, lazy: page(async () => (await logIn()).GeneralLogInPage, 'account') },
  { path: paths.selectLogin, lazy: page(async () => (await logIn()).SelectLogInPage, 'account') },
  { path: paths.headCoachLogin, lazy: page(async () => (await logIn()).HeadCoachLogInPage, 'account') },
  { path: paths.managerLogin, lazy: page(async () => (await logIn()).ManagerLogInPage, 'account') },
  {
    path: paths.signUp,
    lazy: page(async () => (await import('./features/account/SignUpPage.tsx')).SignUpPage, 'account'),
  },
  {
    path: paths.forgetPassword,
    lazy: page(
      async () => (await import('./features/account/ForgetPasswordPage.tsx')).ForgetPasswordPage,
      'account',
      'recovery',
    ),
  },
  {
    path: paths.forgotPasswordSuccess,
    lazy: page(
      async () => (await import('./features/account/ForgotPasswordSentPage.tsx')).ForgotPasswordSentPage,
      'recovery',
    ),
  },
  {
    path: paths.resetPassword,
    lazy: page(
      async () => (await import('./features/account/ResetPasswordPage.tsx')).ResetPasswordPage,
      'recovery',
    ),
  },
];

const lists = () => import('./features/entryLists/pages.tsx');
const LIST_AREAS: Area[] = ['lists', 'entryStates', 'eligibility', 'competitions', 'table'];
const DESK_AREAS: Area[] = ['desk', 'competitions'];
const submissions = () => import('./features/submissions/SubmissionsPage.tsx');
const SUBMISSION_AREAS: Area[] = ['submissions', 'entryChanges', 'entryStates', 'competitions', 'table'];
const competitions = () => import('./features/competitions/CompetitionsPage.tsx');
const COMPETITION_AREAS: Area[] = [
  ...(['competitionTables', 'competitions', 'table'] as const),
  ...(['history', 'competitionFields', 'entryForm'] as const),
];

const FORM_AREAS: Area[] = ['entryForm', 'entries', 'entryStates', 'conflict'];

const adminPages: RouteObject[] = [
  {
    path: paths.users,
    lazy: page(
      async () => (await import('./features/users/UsersPage.tsx')).UsersPage,
      'users',
      'myAccount',
      'table',
    ),
  },
  {
    path: paths.members,
    lazy: page(
      async () => (await import('./features/memberships/MembersPage.tsx')).MembersPage,
      'memberships',
      'myAccount',
      'table',
      'conflict',
    ),
  },
  {
    path: paths.importMembers,
    lazy: page(
      async () => (await import('./features/memberships/ImportPage.tsx')).ImportPage,
      'memberships',
      'recheck',
      'myAccount',
    ),
  },
  {
    path: paths.myAccount,
    lazy: page(
      async () => (await import('./features/myAccount/MyAccountPage.tsx')).MyAccountPage,
      'myAccount',
      'entries',
    ),
  },
  {
    path: paths.rinks,
    lazy: page(
      async () => (await import('./features/rinks/RinksPage.tsx')).RinksPage,
      'rinks',
      'table',
      'history',
      'conflict',
      'uploads',
    ),
  },
  {
    path: paths.competitions,
    lazy: page(async () => (await competitions()).CompetitionsPage, ...COMPETITION_AREAS),
  },
  {
    path: paths.archivedCompetitions,
    lazy: page(
      async () => (await import('./features/competitions/ArchivePage.tsx')).ArchivePage,
      ...COMPETITION_AREAS,
    ),
  },
  {
    path: '/admin/competitions/:competitionId/page',
    lazy: page(async () => (await lists()).CompetitionPage, ...LIST_AREAS, ...DESK_AREAS),
  },
  {
    path: '/admin/competitions/:competitionId/entries/:entryId',
    lazy: page(
      async () => (await import('./features/entryRecord/EntryRecordPage.tsx')).EntryRecordPage,
      'entryRecord',
      'eligibility',
      'entryChanges',
      'money',
      'entryStates',
      'history',
      'lists',
    ),
  },
  {
    path: paths.addCompetition,
    lazy: page(
      async () =>
        (await import('./features/competitionEditor/CompetitionEditorPage.tsx')).CompetitionEditorPage,
      'competitionEditor',
      'competitionFields',
      'competitionPage',
      'competitions',
      'conflict',
      'history',
      'uploads',
      'entryForm',
      'entries',
      'entryStates',
    ),
  },
  ...ORGANISER_ROUTES,
  {
    path: paths.editForm(),
    lazy: page(
      async () => (await import('./features/formEditor/FormEditorPage.tsx')).FormEditorPage,
      ...FORM_AREAS,
    ),
  },
  {
    path: paths.form(),
    lazy: page(
      async () => (await import('./features/formEditor/FormPage.tsx')).FormPage,
      ...FORM_AREAS,
      'history',
    ),
  },
  { path: paths.skaters(), lazy: page(async () => (await lists()).SkatersPage, ...LIST_AREAS) },
  { path: paths.competitionSkaters, lazy: page(async () => (await lists()).SkatersPage, ...LIST_AREAS) },
  { path: paths.teams(), lazy: page(async () => (await lists()).TeamsPage, ...LIST_AREAS) },
  { path: paths.competitionTeams, lazy: page(async () => (await lists()).TeamsPage, ...LIST_AREAS) },
  { path: paths.dances(), lazy: page(async () => (await lists()).DancesPage, ...LIST_AREAS) },
  {
    path: paths.availableCompetitions,
    lazy: page(async () => (await submissions()).AvailableCompetitionsPage, ...SUBMISSION_AREAS),
  },
  {
    path: paths.submissions,
    lazy: page(async () => (await submissions()).SubmissionsPage, ...SUBMISSION_AREAS),
  },
  {
    path: paths.teamSubmissions,
    lazy: page(
      async () => (await import('./session/TeamSubmissions.tsx')).TeamSubmissions,
      ...LIST_AREAS,
      'submissions',
    ),
  },
  {
    path: paths.danceSubmissions,
    lazy: page(async () => (await submissions()).DanceSubmissionsPage, ...SUBMISSION_AREAS),
  },
];

/** Every address of the product; what is not here leads to `/notfound`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: Spinner,
    children: [
      {
        lazy: page(async () => (await import('./session/PublicShell.tsx')).PublicShell),
        children: withHeader,
      },
      ...doors,
      {
        path: paths.admin,
        loader: requireSession,
        lazy: page(async () => (await import('./session/AdminShell.tsx')).AdminShell, 'menu'),
        children: [
          {
            index: true,
            loader: goHome,
            lazy: page(async () => (await import('./features/desk/HomePage.tsx')).HomePage, ...DESK_AREAS),
          },
          ...adminPages.map((route) => ({ ...route, loader: requireAccess }) as RouteObject),
          { path: '*', element: <Navigate to={paths.notFound} replace /> },
        ],
      },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ],
  },
];
