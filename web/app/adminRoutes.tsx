import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Area } from '../i18n/catalogue.ts';
import { page } from '../lazyPage.ts';
import { ORGANISER_ROUTES } from './organiserRoutes.ts';
import { paths } from '../paths.ts';
import { requireAccess } from '../session/guards.ts';
import { PageError } from '../ui/PageError.tsx';

const lists = () => import('../features/entryLists/pages.tsx');
const LIST_AREAS: Area[] = ['lists', 'entryStates', 'eligibility', 'competitions', 'table'];
const DESK_AREAS: Area[] = ['desk', 'competitions'];
const submissions = () => import('../features/myEntries/SubmissionsPage.tsx');
const SUBMISSION_AREAS: Area[] = [
  'submissions',
  'entryChanges',
  'refunds',
  'entryStates',
  'competitions',
  'table',
];
const competitions = () => import('../features/competitionAdmin/CompetitionsPage.tsx');
const COMPETITION_AREAS: Area[] = [
  ...(['competitionTables', 'competitions', 'table'] as const),
  ...(['history', 'competitionFields', 'entryForm'] as const),
];

const FORM_AREAS: Area[] = ['entryForm', 'entries', 'entryStates', 'conflict'];

const adminPages: RouteObject[] = [
  {
    path: paths.users,
    lazy: page(
      async () => (await import('../features/users/UsersPage.tsx')).UsersPage,
      'users',
      'myAccount',
      'table',
    ),
  },
  {
    path: paths.members,
    lazy: page(
      async () => (await import('../features/members/MembersPage.tsx')).MembersPage,
      'memberships',
      'myAccount',
      'table',
      'conflict',
    ),
  },
  {
    path: paths.importMembers,
    lazy: page(
      async () => (await import('../features/members/import/ImportPage.tsx')).ImportPage,
      'memberships',
      'recheck',
      'myAccount',
    ),
  },
  {
    path: paths.myAccount,
    lazy: page(
      async () => (await import('../features/myAccount/MyAccountPage.tsx')).MyAccountPage,
      'myAccount',
      'security',
      'entries',
    ),
  },
  {
    path: paths.rinks,
    lazy: page(
      async () => (await import('../features/rinks/RinksPage.tsx')).RinksPage,
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
      async () => (await import('../features/competitionAdmin/ArchivePage.tsx')).ArchivePage,
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
      async () => (await import('../features/entryRecord/EntryRecordPage.tsx')).EntryRecordPage,
      'entryRecord',
      'eligibility',
      'entryChanges',
      'refunds',
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
        (await import('../features/competitionSetup/CompetitionEditorPage.tsx')).CompetitionEditorPage,
      'competitionEditor',
      'competitionFields',
      'competitionPage',
      'refunds',
      'competitions',
      'conflict',
      'history',
      'uploads',
      'entryForm',
      'entries',
      'entryStates',
      'recheck',
    ),
  },
  ...ORGANISER_ROUTES,
  {
    path: paths.editForm(),
    lazy: page(
      async () => (await import('../features/formBuilder/editor/FormEditorPage.tsx')).FormEditorPage,
      ...FORM_AREAS,
    ),
  },
  {
    path: paths.form(),
    lazy: page(
      async () => (await import('../features/formBuilder/overview/FormPage.tsx')).FormPage,
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
      async () => (await import('./TeamSubmissions.tsx')).TeamSubmissions,
      ...LIST_AREAS,
      'submissions',
    ),
  },
  {
    path: paths.danceSubmissions,
    lazy: page(async () => (await submissions()).DanceSubmissionsPage, ...SUBMISSION_AREAS),
  },
];

/** What stands below `/admin`. It is a module of its own, so that visitors do not fetch its long list. */
export const ADMIN_ROUTES: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: adminPages.map((route) => ({ ...route, loader: requireAccess }) as RouteObject),
  },
  { path: '*', element: <Navigate to={paths.notFound} replace /> },
];
