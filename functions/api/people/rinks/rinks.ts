import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import * as bulk from '../../../services/people/rinks/changeRinks.ts';
import { usesOf } from '../../../services/people/rinks/namedUses.ts';
import * as rinks from '../../../services/people/rinks/rinks.ts';
import { historyPage } from '../../../store/people/history/repository.ts';
import { allRinks, findRink } from '../../../store/people/rinks/repository.ts';

export const listRinks: Handler<'listRinks'> = async () => ({ data: await allRinks() });

export const listRinkRecords: Handler<'listRinkRecords'> = async () => ({ data: await allRinks() });

export const createRink: Handler<'createRink'> = async (request) => ({
  data: await rinks.createRink(request),
});

export const updateRink: Handler<'updateRink'> = async (request) => ({
  data: await rinks.updateRink(request),
});

export const deleteRink: Handler<'deleteRink'> = async (request) => {
  await rinks.deleteRink(request);
  return { data: null };
};

export const changeRinks: Handler<'changeRinks'> = async (request) => ({
  data: await bulk.changeRinks(request),
});

export const undoRinkChange: Handler<'undoRinkChange'> = async (request) => ({
  data: await bulk.undoRinkChange(request),
});

export const listRinkUses: Handler<'listRinkUses'> = async ({ params, query }) => {
  if (!(await findRink(params.rinkId))) throw new ApiError('NotFound');
  return usesOf(params.rinkId, query.cursor);
};

/** A deleted rink still has its history. */
export const listRinkHistory: Handler<'listRinkHistory'> = async ({ params, query }) => {
  const page = await historyPage('rink', params.rinkId, query.cursor);
  if (page.data.length === 0 && !(await findRink(params.rinkId))) throw new ApiError('NotFound');
  return page;
};
