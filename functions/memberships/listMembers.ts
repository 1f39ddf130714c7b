import { memberNumber } from '../../shared/domain/membership/memberNumber.ts';
import type { Handler } from '../http/exchange.ts';
import { findMember, membersByName } from './repository.ts';

/** What has a figure in it is a number: no name has one. */
export const listMembers: Handler<'listMembers'> = async ({ query }) => {
  const number = /\d/.test(query.search ?? '') ? memberNumber(query.search ?? '') : null;
  if (number !== null) {
    const member = await findMember(number);
    return { data: member ? [member] : [], nextCursor: null };
  }
  const { members, nextCursor } = await membersByName(query.search, query.cursor);
  return { data: members, nextCursor };
};
