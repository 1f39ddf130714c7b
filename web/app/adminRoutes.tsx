import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { adminRoutes as coachDashboardRoutes } from '../features/coachDashboard/adminRoutes.ts';
import { adminRoutes as competitionAdminRoutes } from '../features/competitionAdmin/adminRoutes.ts';
import { adminRoutes as competitionSetupRoutes } from '../features/competitionSetup/adminRoutes.ts';
import { adminRoutes as documentsRoutes } from '../features/documents/adminRoutes.ts';
import { adminRoutes as entryImportRoutes } from '../features/entryImport/adminRoutes.ts';
import { adminRoutes as entryListsRoutes } from '../features/entryLists/adminRoutes.ts';
import { adminRoutes as entryRecordRoutes } from '../features/entryRecord/adminRoutes.ts';
import { adminRoutes as exportsRoutes } from '../features/exports/adminRoutes.ts';
import { adminRoutes as formBuilderRoutes } from '../features/formBuilder/adminRoutes.ts';
import { adminRoutes as membersRoutes } from '../features/members/adminRoutes.ts';
import { adminRoutes as myAccountRoutes } from '../features/myAccount/adminRoutes.ts';
import { adminRoutes as myEntriesRoutes } from '../features/myEntries/adminRoutes.ts';
import { adminRoutes as paymentsRoutes } from '../features/payments/adminRoutes.ts';
import { adminRoutes as recheckRoutes } from '../features/recheck/adminRoutes.ts';
import { adminRoutes as remindersRoutes } from '../features/reminders/adminRoutes.ts';
import { adminRoutes as rinksRoutes } from '../features/rinks/adminRoutes.ts';
import { adminRoutes as settingsRoutes } from '../features/settings/adminRoutes.ts';
import { adminRoutes as usersRoutes } from '../features/users/adminRoutes.ts';
import { adminRoutes as waitlistRoutes } from '../features/waitlist/adminRoutes.ts';
import { pagesOf } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { requireAccess } from '../session/guards.ts';
import { PageError } from '../ui/PageError.tsx';

const page = pagesOf();

const adminPages: RouteObject[] = [
  ...coachDashboardRoutes,
  ...competitionAdminRoutes,
  ...competitionSetupRoutes,
  ...documentsRoutes,
  ...entryImportRoutes,
  ...entryListsRoutes,
  ...entryRecordRoutes,
  ...exportsRoutes,
  ...formBuilderRoutes,
  ...membersRoutes,
  ...myAccountRoutes,
  ...myEntriesRoutes,
  ...paymentsRoutes,
  ...recheckRoutes,
  ...remindersRoutes,
  ...rinksRoutes,
  ...settingsRoutes,
  ...usersRoutes,
  ...waitlistRoutes,
  {
    path: paths.teamSubmissions,
    lazy: page(async () => (await import('./TeamSubmissions.tsx')).TeamSubmissions),
  },
];

/** The routes below `/admin`, a module of their own so that visitors do not fetch the long list. */
export const ADMIN_ROUTES: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    children: adminPages.map((route) => ({ ...route, loader: requireAccess })),
  },
  { path: '*', element: <Navigate to={paths.notFound} replace /> },
];
