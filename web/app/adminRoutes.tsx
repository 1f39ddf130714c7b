import type { RouteObject } from 'react-router-dom';
import { adminRoutes as coachDashboardRoutes } from '../features/entering/coachDashboard/adminRoutes.ts';
import { adminRoutes as awardsRoutes } from '../features/day/awards/adminRoutes.ts';
import { adminRoutes as checkInRoutes } from '../features/day/checkIn/adminRoutes.ts';
import { adminRoutes as codesRoutes } from '../features/day/codes/adminRoutes.ts';
import { adminRoutes as coachesRoutes } from '../features/people/coaches/adminRoutes.ts';
import { adminRoutes as competitionAdminRoutes } from '../features/planning/competitionAdmin/adminRoutes.ts';
import { adminRoutes as competitionSetupRoutes } from '../features/planning/competitionSetup/adminRoutes.ts';
import { adminRoutes as documentsRoutes } from '../features/money/documents/adminRoutes.ts';
import { adminRoutes as entryImportRoutes } from '../features/entering/entryImport/adminRoutes.ts';
import { adminRoutes as entryListsRoutes } from '../features/entering/entryLists/adminRoutes.ts';
import { adminRoutes as entryRecordRoutes } from '../features/entering/entryRecord/adminRoutes.ts';
import { adminRoutes as exportsRoutes } from '../features/day/exports/adminRoutes.ts';
import { adminRoutes as flightsRoutes } from '../features/planning/flights/adminRoutes.ts';
import { adminRoutes as formBuilderRoutes } from '../features/entering/formBuilder/adminRoutes.ts';
import { adminRoutes as iceRoutes } from '../features/planning/ice/adminRoutes.ts';
import { adminRoutes as scheduleRoutes } from '../features/planning/schedule/adminRoutes.ts';
import { adminRoutes as judgingRulesRoutes } from '../features/planning/judgingRules/adminRoutes.ts';
import { adminRoutes as musicRoutes } from '../features/entering/music/adminRoutes.ts';
import { adminRoutes as membersRoutes } from '../features/people/members/adminRoutes.ts';
import { adminRoutes as myAccountRoutes } from '../features/people/myAccount/adminRoutes.ts';
import { adminRoutes as myEntriesRoutes } from '../features/entering/myEntries/adminRoutes.ts';
import { adminRoutes as myScheduleRoutes } from '../features/public/mySchedule/adminRoutes.ts';
import { adminRoutes as panelsRoutes } from '../features/planning/panels/adminRoutes.ts';
import { adminRoutes as paymentsRoutes } from '../features/money/payments/adminRoutes.ts';
import { adminRoutes as recheckRoutes } from '../features/entering/recheck/adminRoutes.ts';
import { adminRoutes as messagesRoutes } from '../features/day/messages/adminRoutes.ts';
import { adminRoutes as remindersRoutes } from '../features/entering/reminders/adminRoutes.ts';
import { adminRoutes as lateRoutes } from '../features/day/late/adminRoutes.ts';
import { adminRoutes as runningRoutes } from '../features/day/running/adminRoutes.ts';
import { adminRoutes as rehearsalRoutes } from '../features/day/rehearsal/adminRoutes.ts';
import { adminRoutes as rinksRoutes } from '../features/people/rinks/adminRoutes.ts';
import { adminRoutes as flightResultRoutes } from '../features/day/results/adminRoutes.ts';
import { adminRoutes as scoringRoutes } from '../features/day/scoring/adminRoutes.ts';
import { adminRoutes as settingsRoutes } from '../features/people/settings/adminRoutes.ts';
import { unknownAddress } from '../features/public/statusPages/routes.ts';
import { adminRoutes as unsentMailsRoutes } from '../features/public/unsentMails/adminRoutes.ts';
import { adminRoutes as usersRoutes } from '../features/people/users/adminRoutes.ts';
import { adminRoutes as duplicatesRoutes } from '../features/entering/duplicates/adminRoutes.ts';
import { adminRoutes as privacyRoutes } from '../features/public/privacy/adminRoutes.ts';
import { adminRoutes as publishingRoutes } from '../features/planning/publishing/adminRoutes.ts';
import { adminRoutes as waitlistRoutes } from '../features/entering/waitlist/adminRoutes.ts';
import { PageFailure } from '../layout/PageFailure.tsx';
import { lazyPages } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { goHome, requireAccess, requireSession } from '../session/guards.ts';
import type { Branch } from './lateRoutes.ts';
import { ROOT } from './routes.tsx';

const page = lazyPages();

const adminPages: RouteObject[] = [
  ...coachDashboardRoutes,
  ...coachesRoutes,
  ...checkInRoutes,
  ...codesRoutes,
  ...competitionAdminRoutes,
  ...competitionSetupRoutes,
  ...documentsRoutes,
  ...duplicatesRoutes,
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
  ...musicRoutes,
  ...myAccountRoutes,
  ...myEntriesRoutes,
  ...myScheduleRoutes,
  ...panelsRoutes,
  ...paymentsRoutes,
  ...privacyRoutes,
  ...recheckRoutes,
  ...rehearsalRoutes,
  ...messagesRoutes,
  ...remindersRoutes,
  ...lateRoutes,
  ...runningRoutes,
  ...rinksRoutes,
  ...scoringRoutes,
  ...flightResultRoutes,
  ...awardsRoutes,
  ...settingsRoutes,
  ...unsentMailsRoutes,
  ...usersRoutes,
  ...publishingRoutes,
  ...waitlistRoutes,
  {
    path: paths.teamSubmissions,
    lazy: page(async () => (await import('./pagesByRole.tsx')).TeamSubmissions),
  },
];

const menuPage = lazyPages('menu');

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
            lazy: page(async () => (await import('./pagesByRole.tsx')).Home),
            ErrorBoundary: PageFailure,
            loader: goHome,
          },
          {
            ErrorBoundary: PageFailure,
            children: adminPages.map((route) => ({ ...route, loader: requireAccess })),
          },
          unknownAddress,
        ],
      },
    ],
  },
];
