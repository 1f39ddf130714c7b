import type { Handler } from '../../../platform/http/requestContext.ts';
import { placesOfBegunFlights } from '../../../services/day/running/checkUnderWay.ts';
import { loadDraft, loadRevision } from '../../../services/planning/draft/loadDraft.ts';
import { loadProblem } from '../../../services/planning/draft/loadProblem.ts';
import { replaceScheduleDraft as replace } from '../../../services/planning/draft/replaceScheduleDraft.ts';
import { updateScheduleDraft as update } from '../../../services/planning/draft/updateScheduleDraft.ts';

export const getScheduleProblem: Handler<'getScheduleProblem'> = async ({ params }) => ({
  data: await loadProblem(params.competitionId),
});

export const getScheduleDraft: Handler<'getScheduleDraft'> = async ({ params, now }) => ({
  data: await loadDraft(params.competitionId, now),
});

export const getScheduleRevision: Handler<'getScheduleRevision'> = async ({ params }) => ({
  data: await loadRevision(params.competitionId),
});

export const updateScheduleDraft: Handler<'updateScheduleDraft'> = async (request) => ({
  data: await update(request),
});

export const replaceScheduleDraft: Handler<'replaceScheduleDraft'> = async (request) => ({
  data: await replace(request, placesOfBegunFlights),
});
