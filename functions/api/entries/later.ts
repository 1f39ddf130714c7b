import { verificationRoutes } from '../../../shared/contract/accounts/verifications.ts';
import { eligibilityRoutes } from '../../../shared/contract/competitions/eligibility.ts';
import { emergencyRoutes } from '../../../shared/contract/entries/emergency.ts';
import { entryRecordRoutes } from '../../../shared/contract/entries/entryRecord.ts';
import { partnerRoutes } from '../../../shared/contract/entries/partners.ts';
import { waitingRoutes } from '../../../shared/contract/entries/waitlist.ts';
import { recheckEntries, verifyEntries, vouchLevel } from './eligibility.ts';
import { getEmergency, listEmergency, updateEmergency } from './emergency.ts';
import { getEntryRecord } from './entryRecord.ts';
import {
  answerPartnerInvitation,
  getPartnerInvitation,
  updateInvitedPartner,
  updatePartner,
} from './partner.ts';
import { listWaiting, moveWaiting } from './waitlist.ts';
import { withdrawEntryAsOrganiser, withdrawOwnEntry } from './withdrawals.ts';

/** What few calls are about: most starts of the function do without. */
export const routes = {
  ...eligibilityRoutes,
  ...emergencyRoutes,
  ...entryRecordRoutes,
  ...partnerRoutes,
  ...verificationRoutes,
  ...waitingRoutes,
};

export const handlers = {
  recheckEntries,
  verifyEntries,
  vouchLevel,
  getEmergency,
  listEmergency,
  updateEmergency,
  getEntryRecord,
  answerPartnerInvitation,
  getPartnerInvitation,
  updateInvitedPartner,
  updatePartner,
  listWaiting,
  moveWaiting,
  withdrawEntry: withdrawOwnEntry,
  withdrawEntryForFamily: withdrawEntryAsOrganiser,
};
