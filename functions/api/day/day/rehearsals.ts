import type { Handler } from '../../../platform/http/requestContext.ts';
import { createRehearsal as create } from '../../../services/day/rehearsals/createRehearsal.ts';
import { deleteRehearsal as remove } from '../../../services/day/rehearsals/deleteRehearsal.ts';
import { getRehearsal as get } from '../../../services/day/rehearsals/getRehearsal.ts';

export const getRehearsal: Handler<'getRehearsal'> = async ({ params }) => ({
  data: await get(params.competitionId),
});

export const createRehearsal: Handler<'createRehearsal'> = async (request) => ({
  data: await create(request),
});

export const deleteRehearsal: Handler<'deleteRehearsal'> = async (request) => ({
  data: await remove(request),
});
