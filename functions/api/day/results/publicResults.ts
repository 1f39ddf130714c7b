import type { Handler } from '../../../platform/http/requestContext.ts';
import {
  loadEventResult,
  loadResultList,
  loadTeamPoints,
} from '../../../services/day/results/publicResults.ts';

export const listResults: Handler<'listResults'> = async ({ params }) => ({
  data: await loadResultList(params.competitionId),
});

export const getResult: Handler<'getResult'> = async ({ params }) => ({
  data: await loadEventResult(params.competitionId, params.eventId),
});

export const getTeamPoints: Handler<'getTeamPoints'> = async ({ params }) => ({
  data: await loadTeamPoints(params.competitionId),
});
