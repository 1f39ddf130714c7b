import { accountRoutes } from './people/accounts/account.ts';
import { guardianInvitationRoutes, guardianRoutes } from './people/accounts/guardians.ts';
import { accountWithdrawalRoutes } from './entering/entries/accountWithdrawals.ts';
import { accountRecoveryRoutes } from './people/accounts/accountRecovery.ts';
import { authenticationRoutes } from './people/accounts/authentication.ts';
import { checkInRoutes } from './day/running/checkIn.ts';
import { codeRoutes } from './day/running/codes.ts';
import { competitionDraftRoutes } from './entering/competitions/competitionDrafts.ts';
import { competitionSeasonRoutes } from './entering/competitions/competitionSeasons.ts';
import { competitionRoutes } from './entering/competitions/competitions.ts';
import { dashboardRoutes } from './entering/competitions/dashboard.ts';
import { entryChangeRoutes } from './entering/entries/entryChanges.ts';
import { consentRoutes } from './entering/entries/consents.ts';
import { emergencyRoutes } from './entering/entries/emergency.ts';
import { rehearsalRoutes } from './day/running/rehearsals.ts';
import { liveRoutes } from './day/running/live.ts';
import { runningRoutes } from './day/running/running.ts';
import { coachAccountRoutes } from './people/coaches/coachAccounts.ts';
import { pupilRoutes } from './entering/entries/pupils.ts';
import { coachRoutes } from './people/coaches/coaches.ts';
import { entryCoachRoutes } from './people/coaches/entryCoaches.ts';
import { announcementRoutes } from './entering/duplicates/announcements.ts';
import { musicDeskRoutes } from './entering/music/desk.ts';
import { musicRoutes } from './entering/music/music.ts';
import { duplicateRoutes } from './entering/duplicates/duplicates.ts';
import { eligibilityRoutes } from './entering/competitions/eligibility.ts';
import { eligibilityCheckRoutes } from './entering/entries/eligibilityCheck.ts';
import { entryRoutes } from './entering/entries/entries.ts';
import { entryImportRoutes } from './entering/entries/entryImports.ts';
import { entriesForFamiliesRoutes } from './entering/entries/entriesForFamilies.ts';
import { entryListRoutes } from './entering/entries/entryLists.ts';
import { waitingRoutes } from './entering/entries/waitlist.ts';
import { entryRecordRoutes } from './entering/entries/entryRecord.ts';
import { myHistoryRoutes } from './entering/entries/myHistory.ts';
import { fileRoutes } from './core/files/files.ts';
import { iceRoutes } from './entering/ice.ts';
import { scheduleDraftRoutes } from './planning/draft.ts';
import { judgingRulesRoutes } from './entering/competitions/judgingRules.ts';
import { judgingRoutes } from './planning/judging.ts';
import { panelReportRoutes } from './planning/panelReport.ts';
import { scheduleDocumentRoutes } from './core/scheduleDocuments.ts';
import { panelRoutes } from './planning/panels.ts';
import { cancelledEventRoutes } from './planning/cancelledEvents.ts';
import { publishingRoutes } from './planning/publishing.ts';
import { publicScheduleRoutes } from './planning/publicSchedule.ts';
import { awardDocumentRoutes } from './day/results/awardDocuments.ts';
import { certificateRoutes, myCertificateRoutes } from './day/results/certificates.ts';
import { awardRoutes } from './day/results/awards.ts';
import { protocolDocumentRoutes, protocolRoutes } from './day/results/protocol.ts';
import { publicResultRoutes } from './day/results/publicResults.ts';
import { correctionRoutes } from './day/results/corrections.ts';
import { resultRoutes } from './day/results/results.ts';
import { resultStepRoutes } from './day/results/resultSteps.ts';
import { skatingRecordRoutes } from './day/results/skatingRecord.ts';
import { formRoutes } from './entering/competitions/forms.ts';
import { sheetRoutes } from './day/sheets/sheets.ts';
import { labelRoutes } from './entering/entries/labels.ts';
import { invoiceRoutes } from './money/documents/invoices.ts';
import { membershipRoutes } from './people/members/memberships.ts';
import { partnerRoutes } from './entering/entries/partners.ts';
import { messageRoutes } from './day/messages.ts';
import { emailRoutes } from './entering/notifications/emails.ts';
import { mailRoutes } from './entering/notifications/mails.ts';
import { unsentMailRoutes } from './entering/notifications/unsentMails.ts';
import { placesRoutes } from './entering/entries/places.ts';
import { bankRowRoutes } from './money/payments/bankRows.ts';
import { cardRoutes } from './money/payments/cards.ts';
import { familyBalanceRoutes } from './entering/payments/familyBalance.ts';
import { paymentRoutes } from './entering/payments/payments.ts';
import { pageRoutes } from './entering/competitions/pages.ts';
import { moveRoutes } from './entering/competitions/moves.ts';
import { reminderRoutes } from './entering/notifications/reminders.ts';
import { receiptRoutes } from './money/documents/receipts.ts';
import { rinkRoutes } from './people/rinks/rinks.ts';
import type { Route } from './core/route.ts';
import { secondFactorRoutes } from './people/accounts/secondFactors.ts';
import { retentionRoutes } from './core/retention.ts';
import { pushRoutes } from './people/push.ts';
import { pushFollowerRoutes } from './day/pushFollowers.ts';
import { followedRoutes } from './people/followed.ts';
import { skaterPageRoutes } from './day/skaterPages.ts';
import { settingsRoutes } from './core/settings.ts';
import { signInSettingsRoutes } from './core/signInSettings.ts';
import { systemRoutes } from './core/system/system.ts';
import { userRoutes } from './people/accounts/users.ts';
import { verificationRoutes } from './people/accounts/verifications.ts';

/** Every route of the product, by operation id. */
export const ROUTES = {
  ...authenticationRoutes,
  ...accountRecoveryRoutes,
  ...secondFactorRoutes,
  ...accountRoutes,
  ...guardianRoutes,
  ...guardianInvitationRoutes,
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
  ...pupilRoutes,
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
  ...cancelledEventRoutes,
  ...publicScheduleRoutes,
  ...codeRoutes,
  ...checkInRoutes,
  ...runningRoutes,
  ...liveRoutes,
  ...awardRoutes,
  ...awardDocumentRoutes,
  ...rehearsalRoutes,
  ...certificateRoutes,
  ...myCertificateRoutes,
  ...publicResultRoutes,
  ...resultRoutes,
  ...correctionRoutes,
  ...resultStepRoutes,
  ...protocolRoutes,
  ...protocolDocumentRoutes,
  ...skatingRecordRoutes,
  ...announcementRoutes,
  ...musicRoutes,
  ...musicDeskRoutes,
  ...duplicateRoutes,
  ...myHistoryRoutes,
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
  ...unsentMailRoutes,
  ...emailRoutes,
  ...messageRoutes,
  ...reminderRoutes,
  ...moveRoutes,
  ...placesRoutes,
  ...receiptRoutes,
  ...invoiceRoutes,
  ...settingsRoutes,
  ...signInSettingsRoutes,
  ...retentionRoutes,
  ...paymentRoutes,
  ...familyBalanceRoutes,
  ...bankRowRoutes,
  ...cardRoutes,
  ...pageRoutes,
  ...skaterPageRoutes,
  ...followedRoutes,
  ...pushRoutes,
  ...pushFollowerRoutes,
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
