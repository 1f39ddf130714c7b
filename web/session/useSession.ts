import { useQuery } from '@tanstack/react-query';
import type { Role } from '../../shared/contract/core/roles.ts';
import { hasLoggedInHere } from './loginMark.ts';
import { type SessionUser, sessionQuery } from './session.ts';

export interface SessionState {
  /** Null until known (specification, section 3), and after a failure. */
  readonly isAuthenticated: boolean | null;
  readonly user: SessionUser | null;
}

/**
 * The session. A browser that never logged in does not ask for it, so that a visitor's page costs no call.
 */
export function useSession(): SessionState {
  const mayBe = hasLoggedInHere();
  const { data } = useQuery({ ...sessionQuery, enabled: mayBe });
  if (data === undefined) return { isAuthenticated: mayBe ? null : false, user: null };
  return { isAuthenticated: data !== null, user: data };
}

/** Who skates or teaches has a day of their own, one tap away from the pages of a competition. */
export const hasOwnDay = (role: Role): boolean => role === 'SKATER' || role === 'HEAD_COACH';

/** The account of a page that opened though the look-up of the account failed: no role, nothing of anybody. */
export interface UnknownUser extends Omit<SessionUser, 'role'> {
  readonly role: null;
}

const UNKNOWN_USER: UnknownUser = {
  id: '',
  email: '',
  name: '',
  role: null,
  competitionId: null,
  rinkId: null,
};

/** For what is drawn for one role only: the menu, and pages that `needsAccount` names. */
export function useKnownUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('There is no session here');
  return user;
}

/**
 * The account of a page in the admin area. Without a role the page offers what any role may do, and asks for
 * nothing that some role may not read: a 403 would leave the page.
 */
export function useUser(): SessionUser | UnknownUser {
  return useSession().user ?? UNKNOWN_USER;
}
