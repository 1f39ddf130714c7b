import { useQuery } from '@tanstack/react-query';
import { hasLoggedInHere } from './loginMark.ts';
import { type SessionUser, sessionQuery } from './session.ts';

export interface Session {
  /** Null until known (specification, section 3), and after a failure. */
  readonly isAuthenticated: boolean | null;
  readonly user: SessionUser | null;
}

/**
 * The session. A browser that never logged in does not ask for it, so that a visitor's page costs no call.
 */
export function useSession(): Session {
  const mayBe = hasLoggedInHere();
  const { data } = useQuery({ ...sessionQuery, enabled: mayBe });
  if (data === undefined) return { isAuthenticated: mayBe ? null : false, user: null };
  return { isAuthenticated: data !== null, user: data };
}

/** For the admin area, whose shell shows no page without a session. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('There is no session here');
  return user;
}
