import { historyPage } from '../../store/history/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findRink } from '../../store/rinks/repository.ts';

/** A rink that was deleted has its history still; one that never was has none. */
export const listRinkHistory: Handler<'listRinkHistory'> = async ({ params, query }) => {
  const page = await historyPage('rink', params.rinkId, query.cursor);
  if (page.data.length === 0 && !(await findRink(params.rinkId))) throw new ApiError('NotFound');
  return page;
};
