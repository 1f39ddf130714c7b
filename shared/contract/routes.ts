import { accountRoutes } from './account.ts';
import { accountWithdrawalRoutes } from './accountWithdrawals.ts';
import { accountRecoveryRoutes } from './accountRecovery.ts';
import { authenticationRoutes } from './authentication.ts';
import { competitionDraftRoutes } from './competitionDrafts.ts';
import { competitionSeasonRoutes } from './competitionSeasons.ts';
import { competitionRoutes } from './competitions.ts';
import { dashboardRoutes } from './dashboard.ts';
import { entryChangeRoutes } from './entryChanges.ts';
import { emergencyRoutes } from './emergency.ts';
import { eligibilityRoutes } from './eligibility.ts';
import { eligibilityCheckRoutes } from './eligibilityCheck.ts';
import { entryRoutes } from './entries.ts';
import { entryListRoutes } from './entryLists.ts';
import { waitingRoutes } from './waiting.ts';
import { entryRecordRoutes } from './entryRecord.ts';
import { fileRoutes } from './files.ts';
import { formRoutes } from './forms.ts';
import { invoiceRoutes } from './invoices.ts';
import { membershipRoutes } from './memberships.ts';
import { partnerRoutes } from './partners.ts';
import { mailRoutes } from './mails.ts';
import { placesRoutes } from './places.ts';
import { bankRowRoutes } from './bankRows.ts';
import { paymentRoutes } from './payments.ts';
import { pageRoutes } from './pages.ts';
import { moveRoutes } from './moves.ts';
import { reminderRoutes } from './reminders.ts';
import { receiptRoutes } from './receipts.ts';
import { rinkRoutes } from './rinks.ts';
import type { Route } from './route.ts';
import { secondFactorRoutes } from './secondFactors.ts';
import { settingsRoutes } from './settings.ts';
import { signInSettingsRoutes } from './signInSettings.ts';
import { systemRoutes } from './system.ts';
import { userRoutes } from './users.ts';
import { verificationRoutes } from './verifications.ts';

/** Every route of the product, by operation id. */
export const ROUTES = {
  ...authenticationRoutes,
  ...accountRecoveryRoutes,
  ...secondFactorRoutes,
  ...accountRoutes,
  ...userRoutes,
  ...rinkRoutes,
  ...competitionRoutes,
  ...competitionDraftRoutes,
  ...competitionSeasonRoutes,
  ...formRoutes,
  ...entryRoutes,
  ...entryChangeRoutes,
  ...entryListRoutes,
  ...waitingRoutes,
  ...accountWithdrawalRoutes,
  ...entryRecordRoutes,
  ...emergencyRoutes,
  ...eligibilityRoutes,
  ...eligibilityCheckRoutes,
  ...verificationRoutes,
  ...dashboardRoutes,
  ...fileRoutes,
  ...membershipRoutes,
  ...partnerRoutes,
  ...mailRoutes,
  ...reminderRoutes,
  ...moveRoutes,
  ...placesRoutes,
  ...receiptRoutes,
  ...invoiceRoutes,
  ...settingsRoutes,
  ...signInSettingsRoutes,
  ...paymentRoutes,
  ...bankRowRoutes,
  ...pageRoutes,
  ...systemRoutes,
} satisfies Record<string, Route>;

export type Routes = typeof ROUTES;

export type Operation = keyof Routes;

export function isOperation(name: string): name is Operation {
  return Object.hasOwn(ROUTES, name);
}

/** The route as the general type, for code that treats every route alike. */
export function routeOf(operation: Operation): Route {
  return ROUTES[operation];
}

export const OPERATIONS = Object.keys(ROUTES).filter(isOperation);
