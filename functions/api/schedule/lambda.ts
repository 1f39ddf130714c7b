import { scheduleDraftRoutes } from '../../../shared/contract/schedule/draft.ts';
import { lambdaFor } from '../lambdaFor.ts';
import { getScheduleDraft, getScheduleProblem, replaceScheduleDraft, updateScheduleDraft } from './draft.ts';

export const handler = lambdaFor('schedule', scheduleDraftRoutes, {
  getScheduleProblem,
  getScheduleDraft,
  updateScheduleDraft,
  replaceScheduleDraft,
});
