import { lambdaFor } from '../lambdaFor.ts';
import { changeRinks } from './changeRinks.ts';
import { createRink } from './createRink.ts';
import { deleteRink } from './deleteRink.ts';
import { listRinkHistory } from './listRinkHistory.ts';
import { listRinkRecords } from './listRinkRecords.ts';
import { listRinks } from './listRinks.ts';
import { listRinkUses } from './listRinkUses.ts';
import { undoRinkChange } from './undoRinkChange.ts';
import { updateRink } from './updateRink.ts';

export const handler = lambdaFor('rinks', {
  listRinks,
  listRinkRecords,
  createRink,
  updateRink,
  deleteRink,
  listRinkUses,
  listRinkHistory,
  changeRinks,
  undoRinkChange,
});
