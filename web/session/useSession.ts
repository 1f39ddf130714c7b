import { useQuery } from '@tanstack/react-query';
import { mayBeLoggedIn, type SessionUser, sessionQuery } from './session.ts';

export interface Session {
  /** Null until known (specification, section 3). */
  readonly isAuthenticated: boolean | null;
  readonly user: SessionUser | null;
}

/** On a public page, `ask` false leaves the question to those who have logged in here before. */
export function useSession({ ask = true } = {}): Session {
  const { data } = useQuery({ ...sessionQuery, enabled: ask || mayBeLoggedIn() });
  if (data === undefined) return { isAuthenticated: ask || mayBeLoggedIn() ? null : false, user: null };
  return { isAuthenticated: data !== null, user: data };
}

/** Within the admin area, whose loader has let nobody in without a session. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('There is no session here');
  return user;
}
