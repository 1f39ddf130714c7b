import { ROLES } from '../../../../shared/contract/core/roles.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { chainedCursor, chainedPlace } from '../../../platform/table/chainedLists.ts';
import * as invitation from '../../../services/people/accounts/inviteUser.ts';
import * as accounts from '../../../services/people/accounts/updateUser.ts';
import { userOf } from '../../../services/people/accounts/user.ts';
import { accountsOfRole } from '../../../store/people/accounts/accounts.ts';

/** One role's accounts by name; without a role all of them, role by role in the specification's order. */
export const listUsers: Handler<'listUsers'> = async ({ query, now }) => {
  const roles = { of: ['users', query.search], names: query.role ? [query.role] : ROLES };
  const { name: role, cursor } = chainedPlace(roles, query.cursor);
  const page = await accountsOfRole(role, query.search, cursor);
  return {
    data: page.accounts.map((account) => userOf(account, now)),
    nextCursor: chainedCursor(roles, role, page.nextCursor),
  };
};

export const inviteUser: Handler<'inviteUser'> = async (request) => ({
  data: await invitation.inviteUser(request),
});

export const resendInvitation: Handler<'resendInvitation'> = async (request) => ({
  data: await invitation.resendInvitation(request),
});

export const updateUser: Handler<'updateUser'> = async (request) => ({
  data: await accounts.updateUser(request),
});
