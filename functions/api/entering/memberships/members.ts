import { memberNumber } from '../../../../shared/domain/people/skaters/memberNumber.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { invalidCursor } from '../../../platform/table/cursor.ts';
import { checkMembership as check } from '../../../services/entering/memberships/checkMembership.ts';
import { importMembers } from '../../../services/people/members/importMembers.ts';
import {
  findMember,
  membersByName,
  nextVersion,
  storeMember,
} from '../../../store/people/members/repository.ts';

export const checkMembership: Handler<'checkMembership'> = async ({ query, viewer, now }) => ({
  data: await check(query, viewer.address, now),
});

/** Numbers have a digit and names have none, so a search is for one or the other. */
export const listMembers: Handler<'listMembers'> = async ({ query }) => {
  const { search = '', cursor } = query;
  if (!/\d/.test(search)) {
    const { members, nextCursor } = await membersByName(query.search, cursor);
    return { data: members, nextCursor };
  }
  if (cursor !== undefined) throw invalidCursor();
  const number = memberNumber(search);
  const member = number === null ? null : await findMember(number);
  return { data: member ? [member] : [], nextCursor: null };
};

export const getMember: Handler<'getMember'> = async ({ params }) => {
  const member = await findMember(params.number);
  if (!member) throw new ApiError('NotFound');
  return { data: member };
};

export const createMember: Handler<'createMember'> = async ({ body, session, now }) => {
  const member = nextVersion(null, body, { by: session.id, at: now });
  if (!(await storeMember(member))) throw wrongField('number', 'AlreadyExist');
  return { data: member };
};

export const updateMember: Handler<'updateMember'> = async ({ params, body, session, now }) => {
  const before = await findMember(params.number);
  if (!before) throw new ApiError('NotFound');
  const { version, ...fields } = body;
  const after = nextVersion(before, { ...fields, number: before.number }, { by: session.id, at: now });
  if (before.version !== version || !(await storeMember(after))) throw new ApiError('VersionConflict');
  return { data: after };
};

export const importMemberships: Handler<'importMemberships'> = async ({ body, session, now }) => ({
  data: await importMembers(body.rows, { dryRun: body.dryRun, by: session.id, at: now }),
});
