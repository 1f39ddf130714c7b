import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import * as lists from '../../../services/entering/coaches/coachLists.ts';
import * as imports from '../../../services/people/coaches/importCoaches.ts';
import * as merges from '../../../services/people/coaches/mergeCoaches.ts';
import * as saves from '../../../services/people/coaches/saveCoach.ts';
import { keepsCoach, shownCoach } from '../../../services/people/coaches/coachRights.ts';
import { findCoach } from '../../../store/people/coaches/repository.ts';
import { historyPage } from '../../../store/people/history/repository.ts';

export const listCoaches: Handler<'listCoaches'> = (request) => lists.listCoaches(request);

export const getCoach: Handler<'getCoach'> = async ({ params, session }) => {
  const coach = await findCoach(params.coachId);
  if (!coach || coach.state === 'merged') throw new ApiError('NotFound');
  if (!keepsCoach(session, coach)) throw new ApiError('Forbidden');
  return { data: shownCoach(coach) };
};

export const createCoach: Handler<'createCoach'> = async (request) => ({
  data: await saves.createCoach(request),
});

export const updateCoach: Handler<'updateCoach'> = async (request) => ({
  data: await saves.updateCoach(request),
});

export const importCoaches: Handler<'importCoaches'> = async ({ body, session, now }) => ({
  data: await imports.importCoaches(body, session, now),
});

export const mergeCoaches: Handler<'mergeCoaches'> = async (request) => ({
  data: await merges.mergeCoaches(request),
});

export const undoCoachMerge: Handler<'undoCoachMerge'> = async (request) => ({
  data: await merges.undoCoachMerge(request),
});

export const listCoachHistory: Handler<'listCoachHistory'> = async ({ params, query, session }) => {
  const coach = await findCoach(params.coachId);
  if (!coach) throw new ApiError('NotFound');
  if (!keepsCoach(session, coach)) throw new ApiError('Forbidden');
  return historyPage('coach', coach.id, query.cursor);
};
