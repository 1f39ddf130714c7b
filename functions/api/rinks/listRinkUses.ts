import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { usesOf } from '../../services/rinks/namedUses.ts';
import { findRink } from '../../store/rinks/repository.ts';

export const listRinkUses: Handler<'listRinkUses'> = async ({ params, query }) => {
  if (!(await findRink(params.rinkId))) throw new ApiError('NotFound');
  return usesOf(params.rinkId, query.cursor);
};
