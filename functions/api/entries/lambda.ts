import { lambdaFor } from '../lambdaFor.ts';
import { answerPartnerInvitation } from './answerPartnerInvitation.ts';
import { checkEligibility } from './checkEligibility.ts';
import { competitionDashboard } from './competitionDashboard.ts';
import { competitionFigures } from './competitionFigures.ts';
import { getEmergency } from './getEmergency.ts';
import { getEntry } from './getEntry.ts';
import { getEntryRecord } from './getEntryRecord.ts';
import { getEntryToChange } from './getEntryToChange.ts';
import { getEntryToChangeAsOrganiser } from './getEntryToChangeAsOrganiser.ts';
import { getPartnerInvitation } from './getPartnerInvitation.ts';
import { listDances } from './listDances.ts';
import { listEmergency } from './listEmergency.ts';
import { listEventEntries } from './listEventEntries.ts';
import { listHomeRinks } from './listHomeRinks.ts';
import { listMyEntries } from './listMyEntries.ts';
import { listPlaces } from './listPlaces.ts';
import { listPlacesTaken } from './listPlacesTaken.ts';
import { listSkaters } from './listSkaters.ts';
import { listTeams } from './listTeams.ts';
import { listWaiting } from './listWaiting.ts';
import { moveWaiting } from './moveWaiting.ts';
import { previewWithdrawAccountEntries } from './previewWithdrawAccountEntries.ts';
import { undoWithdrawAccountEntries } from './undoWithdrawAccountEntries.ts';
import { withdrawAccountEntries } from './withdrawAccountEntries.ts';
import { withdrawOwnEntry } from './withdrawOwnEntry.ts';
import { withdrawEntryAsOrganiser } from './withdrawEntryAsOrganiser.ts';
import { recheckEntries } from './recheckEntries.ts';
import { submitDanceEntry, submitIndividualEntry, submitTeamEntry } from './submit.ts';
import { updateOwnEntry } from './updateOwnEntry.ts';
import { updateEntryAsOrganiser } from './updateEntryAsOrganiser.ts';
import { updateInvitedPartner } from './updateInvitedPartner.ts';
import { updatePartner } from './updatePartner.ts';
import { updateEmergency } from './updateEmergency.ts';
import { verifyEntries } from './verifyEntries.ts';
import { vouchLevel } from './vouchLevel.ts';

export const handler = lambdaFor('entries', {
  submitIndividualEntry,
  submitTeamEntry,
  recheckEntries,
  submitDanceEntry,
  listMyEntries,
  getEmergency,
  updateEmergency,
  listEmergency,
  getEntry,
  getEntryRecord,
  getEntryToChange,
  getEntryToChangeForFamily: getEntryToChangeAsOrganiser,
  updateEntry: updateOwnEntry,
  updateEntryForFamily: updateEntryAsOrganiser,
  updatePartner,
  getPartnerInvitation,
  answerPartnerInvitation,
  updateInvitedPartner,
  listSkaters,
  listTeams,
  listDances,
  listHomeRinks,
  withdrawEntry: withdrawOwnEntry,
  withdrawEntryForFamily: withdrawEntryAsOrganiser,
  previewWithdrawAccountEntries,
  withdrawAccountEntries,
  undoWithdrawAccountEntries,
  listWaiting,
  moveWaiting,
  listPlaces,
  listPlacesTaken,
  listEventEntries,
  competitionFigures,
  competitionDashboard,
  vouchLevel,
  verifyEntries,
  checkEligibility,
});
