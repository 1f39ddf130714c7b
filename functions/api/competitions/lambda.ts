import { lambdaFor } from '../lambdaFor.ts';
import { archiveCompetition } from './archiveCompetition.ts';
import { changeCompetitions } from './changeCompetitions.ts';
import { cloneCompetition } from './cloneCompetition.ts';
import { createCompetition } from './createCompetition.ts';
import { createCompetitionDraft } from './createCompetitionDraft.ts';
import { deleteCompetitionDraft } from './deleteCompetitionDraft.ts';
import { getCompetition } from './getCompetition.ts';
import { getCompetitionDraft } from './getCompetitionDraft.ts';
import { listCompetitionDrafts } from './listCompetitionDrafts.ts';
import { listCompetitionHistory } from './listCompetitionHistory.ts';
import { listCompetitions } from './listCompetitions.ts';
import { publishCompetition } from './publishCompetition.ts';
import { restoreCompetition } from './restoreCompetition.ts';
import { undoCompetitionChange } from './undoCompetitionChange.ts';
import { updateCompetition } from './updateCompetition.ts';
import { updateCompetitionDraft } from './updateCompetitionDraft.ts';

export const handler = lambdaFor('competitions', {
  listCompetitions,
  getCompetition,
  createCompetition,
  updateCompetition,
  listCompetitionDrafts,
  createCompetitionDraft,
  getCompetitionDraft,
  updateCompetitionDraft,
  deleteCompetitionDraft,
  publishCompetition,
  archiveCompetition,
  restoreCompetition,
  cloneCompetition,
  changeCompetitions,
  undoCompetitionChange,
  listCompetitionHistory,
});
