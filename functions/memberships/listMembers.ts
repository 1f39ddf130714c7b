import { memberNumber } from '../../shared/domain/membership/memberNumber.ts';
import type { Handler } from '../http/exchange.ts';
import { findMember, membersByName } from './repository.ts';

/** What has a figure in it is a number: no name has one. A word may be either: the number comes first. */
export const listMembers: Handler<'listMembers'> = async ({ query }) => {
  const { search = '', cursor } = query;
  const number = cursor === undefined ? memberNumber(search) : null;
  const [member, { members, nextCursor }] = await Promise.all([
    number === null ? null : findMember(number),
    /\d/.test(search) ? { members: [], nextCursor: null } : membersByName(query.search, cursor),
  ]);
  const others = members.filter((one) => one.number !== member?.number);
  return { data: member ? [member, ...others] : others, nextCursor };
};
