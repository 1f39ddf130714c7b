import { verificationRoutes } from '../../../../shared/contract/people/accounts/verifications.ts';
import { eligibilityRoutes } from '../../../../shared/contract/entering/competitions/eligibility.ts';
import { emergencyRoutes } from '../../../../shared/contract/entering/entries/emergency.ts';
import { entryRecordRoutes } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { partnerRoutes } from '../../../../shared/contract/entering/entries/partners.ts';
import { waitingRoutes } from '../../../../shared/contract/entering/entries/waitlist.ts';
import { recheckEntries, verifyEntries, vouchLevel } from './eligibility.ts';
import { getEmergency, listEmergency, updateEmergency } from './emergency.ts';
import { getEntryRecord } from './entryRecord.ts';
import {
  answerPartnerInvitation,
  getPartnerInvitation,
  updateInvitedPartner,
  updatePartner,
} from './partner.ts';
import { listWaiting, moveWaiting, promoteWaiting } from './waitlist.ts';
import { withdrawEntryAsOrganiser, withdrawMyEntry } from './withdrawals.ts';

/** Few calls ask for these handlers; most starts of the function do without. */
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
  promoteWaiting,
  withdrawEntry: withdrawMyEntry,
  withdrawEntryForFamily: withdrawEntryAsOrganiser,
};
