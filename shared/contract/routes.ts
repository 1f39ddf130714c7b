import { accountRoutes } from './accounts/account.ts';
import { accountWithdrawalRoutes } from './entries/accountWithdrawals.ts';
import { accountRecoveryRoutes } from './accounts/accountRecovery.ts';
import { authenticationRoutes } from './accounts/authentication.ts';
import { checkInRoutes } from './day/checkIn.ts';
import { codeRoutes } from './day/codes.ts';
import { competitionDraftRoutes } from './competitions/competitionDrafts.ts';
import { competitionSeasonRoutes } from './competitions/competitionSeasons.ts';
import { competitionRoutes } from './competitions/competitions.ts';
import { dashboardRoutes } from './competitions/dashboard.ts';
import { entryChangeRoutes } from './entries/entryChanges.ts';
import { consentRoutes } from './entries/consents.ts';
import { emergencyRoutes } from './entries/emergency.ts';
import { rehearsalRoutes } from './day/rehearsals.ts';
import { liveRoutes } from './day/live.ts';
import { runningRoutes } from './day/running.ts';
import { coachAccountRoutes } from './coaches/coachAccounts.ts';
import { coachRoutes } from './coaches/coaches.ts';
import { entryCoachRoutes } from './coaches/entryCoaches.ts';
import { announcementRoutes } from './people/announcements.ts';
import { doubleRoutes } from './people/doubles.ts';
import { eligibilityRoutes } from './competitions/eligibility.ts';
import { eligibilityCheckRoutes } from './entries/eligibilityCheck.ts';
import { entryRoutes } from './entries/entries.ts';
import { entryImportRoutes } from './entries/entryImports.ts';
import { entriesForFamiliesRoutes } from './entries/entriesForFamilies.ts';
import { entryListRoutes } from './entries/entryLists.ts';
import { waitingRoutes } from './entries/waitlist.ts';
import { entryRecordRoutes } from './entries/entryRecord.ts';
import { ownHistoryRoutes } from './entries/ownHistory.ts';
import { fileRoutes } from './files/files.ts';
import { iceRoutes } from './schedule/ice.ts';
import { scheduleDraftRoutes } from './schedule/draft.ts';
import { judgingRulesRoutes } from './judging/rules.ts';
import { judgingRoutes } from './schedule/judging.ts';
import { panelReportRoutes } from './schedule/panelReport.ts';
import { scheduleDocumentRoutes } from './schedule/scheduleDocuments.ts';
import { panelRoutes } from './schedule/panels.ts';
import { publishingRoutes } from './schedule/publishing.ts';
import { publicScheduleRoutes } from './schedule/publicSchedule.ts';
import { awardDocumentRoutes } from './results/awardDocuments.ts';
import { certificateRoutes, ownCertificateRoutes } from './results/certificates.ts';
import { awardRoutes } from './results/awards.ts';
import { protocolDocumentRoutes, protocolRoutes } from './results/protocol.ts';
import { publicResultRoutes } from './results/publicResults.ts';
import { resultRoutes } from './results/results.ts';
import { resultStepRoutes } from './results/resultSteps.ts';
import { skatingRecordRoutes } from './results/skatingRecord.ts';
import { formRoutes } from './competitions/forms.ts';
import { sheetRoutes } from './judging/sheets.ts';
import { labelRoutes } from './entries/labels.ts';
import { invoiceRoutes } from './documents/invoices.ts';
import { membershipRoutes } from './members/memberships.ts';
import { partnerRoutes } from './entries/partners.ts';
import { emailRoutes } from './notifications/emails.ts';
import { mailRoutes } from './notifications/mails.ts';
import { placesRoutes } from './entries/places.ts';
import { bankRowRoutes } from './payments/bankRows.ts';
import { familyBalanceRoutes } from './payments/familyBalance.ts';
import { paymentRoutes } from './payments/payments.ts';
import { pageRoutes } from './competitions/pages.ts';
import { moveRoutes } from './competitions/moves.ts';
import { reminderRoutes } from './notifications/reminders.ts';
import { receiptRoutes } from './documents/receipts.ts';
import { rinkRoutes } from './rinks/rinks.ts';
import type { Route } from './core/route.ts';
import { secondFactorRoutes } from './accounts/secondFactors.ts';
import { settingsRoutes } from './documents/settings.ts';
import { signInSettingsRoutes } from './accounts/signInSettings.ts';
import { systemRoutes } from './system/system.ts';
import { userRoutes } from './accounts/users.ts';
import { verificationRoutes } from './accounts/verifications.ts';

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
  ...entriesForFamiliesRoutes,
  ...entryImportRoutes,
  ...entryChangeRoutes,
  ...entryListRoutes,
  ...waitingRoutes,
  ...accountWithdrawalRoutes,
  ...entryRecordRoutes,
  ...labelRoutes,
  ...coachRoutes,
  ...coachAccountRoutes,
  ...entryCoachRoutes,
  ...iceRoutes,
  ...scheduleDraftRoutes,
  ...panelRoutes,
  ...panelReportRoutes,
  ...scheduleDocumentRoutes,
  ...judgingRoutes,
  ...judgingRulesRoutes,
  ...sheetRoutes,
  ...publishingRoutes,
  ...publicScheduleRoutes,
  ...codeRoutes,
  ...checkInRoutes,
  ...runningRoutes,
  ...liveRoutes,
  ...awardRoutes,
  ...awardDocumentRoutes,
  ...rehearsalRoutes,
  ...certificateRoutes,
  ...ownCertificateRoutes,
  ...publicResultRoutes,
  ...resultRoutes,
  ...resultStepRoutes,
  ...protocolRoutes,
  ...protocolDocumentRoutes,
  ...skatingRecordRoutes,
  ...announcementRoutes,
  ...doubleRoutes,
  ...ownHistoryRoutes,
  ...emergencyRoutes,
  ...consentRoutes,
  ...eligibilityRoutes,
  ...eligibilityCheckRoutes,
  ...verificationRoutes,
  ...dashboardRoutes,
  ...fileRoutes,
  ...membershipRoutes,
  ...partnerRoutes,
  ...mailRoutes,
  ...emailRoutes,
  ...reminderRoutes,
  ...moveRoutes,
  ...placesRoutes,
  ...receiptRoutes,
  ...invoiceRoutes,
  ...settingsRoutes,
  ...signInSettingsRoutes,
  ...paymentRoutes,
  ...familyBalanceRoutes,
  ...bankRowRoutes,
  ...pageRoutes,
  ...systemRoutes,
} satisfies Record<string, Route>;

export type Routes = typeof ROUTES;

export type Operation = keyof Routes;

export function isOperation(name: string): name is Operation {
  return Object.hasOwn(ROUTES, name);
}

/** The route as the general type, for code that handles every route alike. */
export function routeOf(operation: Operation): Route {
  return ROUTES[operation];
}

export const OPERATIONS = Object.keys(ROUTES).filter(isOperation);
