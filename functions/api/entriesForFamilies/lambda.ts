import { lambdaFor } from '../lambdaFor.ts';
import * as accounts from './accountWithdrawals.ts';
import * as handover from './handover.ts';
import * as imports from './import.ts';
import * as submit from './submit.ts';

export const handler = lambdaFor('entriesForFamilies', {
  submitIndividualEntryForFamily: submit.submitIndividualEntryForFamily,
  submitTeamEntryForFamily: submit.submitTeamEntryForFamily,
  submitDanceEntryForFamily: submit.submitDanceEntryForFamily,
  giveEntryToFamily: handover.giveEntryToFamily,
  getEntryHandover: handover.getEntryHandover,
  takeOverEntries: handover.takeOverEntries,
  importEntries: imports.importEntries,
  inviteImportedFamilies: imports.inviteImportedFamilies,
  previewWithdrawAccountEntries: accounts.previewWithdrawAccountEntries,
  withdrawAccountEntries: accounts.withdrawAccountEntries,
  undoWithdrawAccountEntries: accounts.undoWithdrawAccountEntries,
});
