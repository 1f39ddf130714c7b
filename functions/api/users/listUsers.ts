import { ROLES, type Role } from '../../../shared/contract/core/roles.ts';
import { accountsOfRole } from '../../store/accounts/accounts.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { userOf } from '../../services/accounts/user.ts';

/** One role by name; without a role one after the other, in the order of the specification. */
export const listUsers: Handler<'listUsers'> = async ({ query, now }) => {
  const roles = query.role ? [query.role] : ROLES;
  const place = placeOf(query.cursor, roles);
  const page = await accountsOfRole(place.role, query.search, place.cursor);
  const next = roles[roles.indexOf(place.role) + 1];
  return {
    data: page.accounts.map((account) => userOf(account, now)),
    nextCursor: page.nextCursor ? cursorOf(place.role, page.nextCursor) : next ? cursorOf(next, '') : null,
  };
};

/** The role, and the place in its list; base64url has no dot. */
const cursorOf = (role: Role, cursor: string) => `${role}.${cursor}`;

function placeOf(cursor: string | undefined, roles: readonly Role[]) {
  const [name, inner] = (cursor ?? `${roles[0] ?? ''}.`).split('.');
  const role = roles.find((one) => one === name);
  if (!role || inner === undefined) throw wrongField('cursor', 'MustValid');
  return { role, cursor: inner || undefined };
}
