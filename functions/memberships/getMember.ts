import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findMember } from './repository.ts';

export const getMember: Handler<'getMember'> = async ({ params }) => {
  const member = await findMember(params.number);
  if (!member) throw new ApiError('NotFound');
  return { data: member };
};
