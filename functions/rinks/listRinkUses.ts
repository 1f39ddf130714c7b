import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { usesOf } from './namedUses.ts';
import { findRink } from './repository.ts';

export const listRinkUses: Handler<'listRinkUses'> = async ({ params, query }) => {
  if (!(await findRink(params.rinkId))) throw new ApiError('NotFound');
  return usesOf(params.rinkId, query.cursor);
};
