import { memberNumber } from '../../../shared/domain/skaters/memberNumber.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findMember, membersByName } from '../../store/members/repository.ts';

/** A membership number has a digit and no name has one, so a search is for one or the other. */
export const listMembers: Handler<'listMembers'> = async ({ query }) => {
  const { search = '', cursor } = query;
  if (!/\d/.test(search)) {
    const { members, nextCursor } = await membersByName(query.search, cursor);
    return { data: members, nextCursor };
  }
  const number = memberNumber(search);
  const member = number === null ? null : await findMember(number);
  return { data: member ? [member] : [], nextCursor: null };
};
