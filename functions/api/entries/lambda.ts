import { lambdaFor } from '../lambdaFor.ts';
import * as eligibility from './eligibility.ts';
import * as emergency from './emergency.ts';
import * as family from './family.ts';
import * as lists from './lists.ts';
import * as organiser from './organiser.ts';
import * as partner from './partner.ts';
import * as submit from './submit.ts';
import * as waitlist from './waitlist.ts';

export const handler = lambdaFor('entries', {
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
