import type { Handler } from '../../platform/http/requestContext.ts';
import { loadDraft, loadRevision } from '../../services/schedule/loadDraft.ts';
import { loadProblem } from '../../services/schedule/loadProblem.ts';
import { replaceScheduleDraft as replace } from '../../services/schedule/replaceScheduleDraft.ts';
import { updateScheduleDraft as update } from '../../services/schedule/updateScheduleDraft.ts';

export const getScheduleProblem: Handler<'getScheduleProblem'> = async ({ params }) => ({
  data: await loadProblem(params.competitionId),
});

export const getScheduleDraft: Handler<'getScheduleDraft'> = async ({ params }) => ({
  data: await loadDraft(params.competitionId),
});

export const getScheduleRevision: Handler<'getScheduleRevision'> = async ({ params }) => ({
  data: await loadRevision(params.competitionId),
});

export const updateScheduleDraft: Handler<'updateScheduleDraft'> = async (request) => ({
  data: await update(request),
});

export const replaceScheduleDraft: Handler<'replaceScheduleDraft'> = async (request) => ({
  data: await replace(request),
});
