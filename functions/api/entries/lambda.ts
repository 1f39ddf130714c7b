import { verificationRoutes } from '../../../shared/contract/accounts/verifications.ts';
import { eligibilityRoutes } from '../../../shared/contract/competitions/eligibility.ts';
import { eligibilityCheckRoutes } from '../../../shared/contract/entries/eligibilityCheck.ts';
import { emergencyRoutes } from '../../../shared/contract/entries/emergency.ts';
import { entryRoutes } from '../../../shared/contract/entries/entries.ts';
import { entryChangeRoutes } from '../../../shared/contract/entries/entryChanges.ts';
import { entryListRoutes } from '../../../shared/contract/entries/entryLists.ts';
import { entryRecordRoutes } from '../../../shared/contract/entries/entryRecord.ts';
import { partnerRoutes } from '../../../shared/contract/entries/partners.ts';
import { placesRoutes } from '../../../shared/contract/entries/places.ts';
import { waitingRoutes } from '../../../shared/contract/entries/waitlist.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as eligibility from './eligibility.ts';
import * as emergency from './emergency.ts';
import * as family from './family.ts';
import * as lists from './lists.ts';
import * as organiser from './organiser.ts';
import * as partner from './partner.ts';
import * as submit from './submit.ts';
import * as waitlist from './waitlist.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...entryChangeRoutes,
  ...emergencyRoutes,
  ...eligibilityRoutes,
  ...eligibilityCheckRoutes,
  ...entryRoutes,
  ...entryListRoutes,
  ...waitingRoutes,
  ...entryRecordRoutes,
  ...partnerRoutes,
  ...placesRoutes,
  ...verificationRoutes,
};

export const handler = lambdaFor('entries', routes, {
  submitIndividualEntry: submit.submitIndividualEntry,
  submitTeamEntry: submit.submitTeamEntry,
  submitDanceEntry: submit.submitDanceEntry,
  listMyEntries: family.listMyEntries,
  getEntry: family.getEntry,
  getEntryToChange: family.getEntryToChange,
  updateEntry: family.updateOwnEntry,
  withdrawEntry: family.withdrawOwnEntry,
  getEntryRecord: organiser.getEntryRecord,
  getEntryToChangeForFamily: organiser.getEntryToChangeAsOrganiser,
  updateEntryForFamily: organiser.updateEntryAsOrganiser,
  withdrawEntryForFamily: organiser.withdrawEntryAsOrganiser,
  updatePartner: partner.updatePartner,
  getPartnerInvitation: partner.getPartnerInvitation,
  answerPartnerInvitation: partner.answerPartnerInvitation,
  updateInvitedPartner: partner.updateInvitedPartner,
  listSkaters: lists.listSkaters,
  listTeams: lists.listTeams,
  listDances: lists.listDances,
  listHomeRinks: lists.listHomeRinks,
  listEventEntries: lists.listEventEntries,
  listWaiting: waitlist.listWaiting,
  moveWaiting: waitlist.moveWaiting,
  getEmergency: emergency.getEmergency,
  updateEmergency: emergency.updateEmergency,
  listEmergency: emergency.listEmergency,
  checkEligibility: eligibility.checkEligibility,
  recheckEntries: eligibility.recheckEntries,
  vouchLevel: eligibility.vouchLevel,
  verifyEntries: eligibility.verifyEntries,
});
