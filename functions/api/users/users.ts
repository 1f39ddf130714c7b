import { ROLES, type Role } from '../../../shared/contract/core/roles.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import * as invitation from '../../services/accounts/inviteUser.ts';
import * as accounts from '../../services/accounts/updateUser.ts';
import { userOf } from '../../services/accounts/user.ts';
import { accountsOfRole } from '../../store/accounts/accounts.ts';

/** One role's accounts by name; without a role all of them, role by role in the specification's order. */
export const listUsers: Handler<'listUsers'> = async ({ query, now }) => {
  const roles = query.role ? [query.role] : ROLES;
  const { role, cursor } = positionOf(query.cursor, roles);
  const page = await accountsOfRole(role, query.search, cursor);
  const next = roles[roles.indexOf(role) + 1];
  return {
    data: page.accounts.map((account) => userOf(account, now)),
    nextCursor: page.nextCursor ? cursorOf(role, page.nextCursor) : next ? cursorOf(next, '') : null,
  };
};

/** A role and the cursor in its list; base64url has no dot. */
const cursorOf = (role: Role, cursor: string) => `${role}.${cursor}`;

function positionOf(cursor: string | undefined, roles: readonly Role[]) {
  const [name, inner] = (cursor ?? `${roles[0] ?? ''}.`).split('.');
  const role = roles.find((one) => one === name);
  if (!role || inner === undefined) throw wrongField('cursor', 'MustValid');
  return { role, cursor: inner || undefined };
}

export const inviteUser: Handler<'inviteUser'> = async (request) => ({
  data: await invitation.inviteUser(request),
});

export const resendInvitation: Handler<'resendInvitation'> = async (request) => ({
  data: await invitation.resendInvitation(request),
});

export const updateUser: Handler<'updateUser'> = async (request) => ({
  data: await accounts.updateUser(request),
});
