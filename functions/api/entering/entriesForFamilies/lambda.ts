import { accountWithdrawalRoutes } from '../../../../shared/contract/entering/entries/accountWithdrawals.ts';
import { entriesForFamiliesRoutes } from '../../../../shared/contract/entering/entries/entriesForFamilies.ts';
import { entryImportRoutes } from '../../../../shared/contract/entering/entries/entryImports.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as accounts from './accountWithdrawals.ts';
import * as handover from './handover.ts';
import * as imports from './import.ts';
import * as submit from './submit.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...accountWithdrawalRoutes,
  ...entryImportRoutes,
  ...entriesForFamiliesRoutes,
};

export const handler = lambdaFor('entriesForFamilies', routes, {
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
