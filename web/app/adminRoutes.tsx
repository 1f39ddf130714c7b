import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { adminRoutes as coachDashboardRoutes } from '../features/coachDashboard/adminRoutes.ts';
import { adminRoutes as awardsRoutes } from '../features/awards/adminRoutes.ts';
import { adminRoutes as checkInRoutes } from '../features/checkIn/adminRoutes.ts';
import { adminRoutes as codesRoutes } from '../features/codes/adminRoutes.ts';
import { adminRoutes as coachesRoutes } from '../features/coaches/adminRoutes.ts';
import { adminRoutes as competitionAdminRoutes } from '../features/competitionAdmin/adminRoutes.ts';
import { adminRoutes as competitionSetupRoutes } from '../features/competitionSetup/adminRoutes.ts';
import { adminRoutes as documentsRoutes } from '../features/documents/adminRoutes.ts';
import { adminRoutes as entryImportRoutes } from '../features/entryImport/adminRoutes.ts';
import { adminRoutes as entryListsRoutes } from '../features/entryLists/adminRoutes.ts';
import { adminRoutes as entryRecordRoutes } from '../features/entryRecord/adminRoutes.ts';
import { adminRoutes as exportsRoutes } from '../features/exports/adminRoutes.ts';
import { adminRoutes as flightsRoutes } from '../features/flights/adminRoutes.ts';
import { adminRoutes as formBuilderRoutes } from '../features/formBuilder/adminRoutes.ts';
import { adminRoutes as iceRoutes } from '../features/ice/adminRoutes.ts';
import { adminRoutes as scheduleRoutes } from '../features/schedule/adminRoutes.ts';
import { adminRoutes as judgingRulesRoutes } from '../features/judgingRules/adminRoutes.ts';
import { adminRoutes as membersRoutes } from '../features/members/adminRoutes.ts';
import { adminRoutes as myAccountRoutes } from '../features/myAccount/adminRoutes.ts';
import { adminRoutes as myEntriesRoutes } from '../features/myEntries/adminRoutes.ts';
import { adminRoutes as myScheduleRoutes } from '../features/mySchedule/adminRoutes.ts';
import { adminRoutes as panelsRoutes } from '../features/panels/adminRoutes.ts';
import { adminRoutes as paymentsRoutes } from '../features/payments/adminRoutes.ts';
import { adminRoutes as recheckRoutes } from '../features/recheck/adminRoutes.ts';
import { adminRoutes as remindersRoutes } from '../features/reminders/adminRoutes.ts';
import { adminRoutes as runningRoutes } from '../features/running/adminRoutes.ts';
import { adminRoutes as rehearsalRoutes } from '../features/rehearsal/adminRoutes.ts';
import { adminRoutes as rinksRoutes } from '../features/rinks/adminRoutes.ts';
import { adminRoutes as flightResultRoutes } from '../features/results/adminRoutes.ts';
import { adminRoutes as scoringRoutes } from '../features/scoring/adminRoutes.ts';
import { adminRoutes as settingsRoutes } from '../features/settings/adminRoutes.ts';
import { adminRoutes as usersRoutes } from '../features/users/adminRoutes.ts';
import { adminRoutes as doublesRoutes } from '../features/doubles/adminRoutes.ts';
import { adminRoutes as publishingRoutes } from '../features/publishing/adminRoutes.ts';
import { adminRoutes as waitlistRoutes } from '../features/waitlist/adminRoutes.ts';
import { pagesOf } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { goHome, requireAccess, requireSession } from '../session/guards.ts';
import { PageError } from '../ui/PageError.tsx';
import type { Branch } from './lateRoutes.ts';
import { ROOT } from './routes.tsx';

const page = pagesOf();

const adminPages: RouteObject[] = [
  ...coachDashboardRoutes,
  ...coachesRoutes,
  ...checkInRoutes,
  ...codesRoutes,
  ...competitionAdminRoutes,
  ...competitionSetupRoutes,
  ...documentsRoutes,
  ...doublesRoutes,
  ...entryImportRoutes,
  ...entryListsRoutes,
  ...entryRecordRoutes,
  ...exportsRoutes,
  ...flightsRoutes,
  ...formBuilderRoutes,
  ...iceRoutes,
  ...judgingRulesRoutes,
  ...scheduleRoutes,
  ...membersRoutes,
  ...myAccountRoutes,
  ...myEntriesRoutes,
  ...myScheduleRoutes,
  ...panelsRoutes,
  ...paymentsRoutes,
  ...recheckRoutes,
  ...rehearsalRoutes,
  ...remindersRoutes,
  ...runningRoutes,
  ...rinksRoutes,
  ...scoringRoutes,
  ...flightResultRoutes,
  ...awardsRoutes,
  ...settingsRoutes,
  ...usersRoutes,
  ...publishingRoutes,
  ...waitlistRoutes,
  {
    path: paths.teamSubmissions,
    lazy: page(async () => (await import('./TeamSubmissions.tsx')).TeamSubmissions),
  },
];

const menuPage = pagesOf('menu');

/** The admin area, a module of its own so that visitors do not fetch the long list. */
export const ADMIN_ROUTES: readonly Branch[] = [
  {
    parent: ROOT,
    routes: [
      {
        path: paths.admin,
        loader: requireSession,
        lazy: menuPage(async () => (await import('./AdminShell.tsx')).AdminShell),
        children: [
          {
            index: true,
            lazy: page(async () => (await import('./Home.tsx')).Home),
            ErrorBoundary: PageError,
            loader: goHome,
          },
          {
            ErrorBoundary: PageError,
            children: adminPages.map((route) => ({ ...route, loader: requireAccess })),
          },
          { path: '*', element: <Navigate to={paths.notFound} replace /> },
        ],
      },
    ],
  },
];
