import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findMember } from '../../store/members/repository.ts';

export const getMember: Handler<'getMember'> = async ({ params }) => {
  const member = await findMember(params.number);
  if (!member) throw new ApiError('NotFound');
  return { data: member };
};
