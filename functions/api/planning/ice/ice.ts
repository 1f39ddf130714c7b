import type { Handler } from '../../../platform/http/requestContext.ts';
import { loadIce } from '../../../services/planning/ice/loadIce.ts';
import { recountIce as recount } from '../../../services/planning/ice/recountIce.ts';
import { updateIce as update } from '../../../services/planning/ice/updateIce.ts';

export const getIce: Handler<'getIce'> = async ({ params }) => ({
  data: await loadIce(params.competitionId),
});

export const updateIce: Handler<'updateIce'> = async (request) => ({ data: await update(request) });

export const recountIce: Handler<'recountIce'> = async ({ params, session, now }) => ({
  data: await recount(params.competitionId, { by: session.id, now }),
});
