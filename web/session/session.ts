import { queryOptions } from '@tanstack/react-query';
import type { SessionUser } from '../../shared/contract/authentication.ts';
import { isApiError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/queryClient.ts';
import { dropAllDrafts } from './drafts.ts';
import { hasLoggedInHere, markLoggedIn, unmarkLoggedIn } from './loginMark.ts';

export type { SessionUser };

/** Who is logged in; null where nobody is. Rejects only when that could not be found out. */
export const sessionQuery = queryOptions({
  queryKey: ['currentUser'],
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      const { data } = await call('currentUser', { quiet: true, signal });
      markLoggedIn();
      return data;
    } catch (error) {
      if (!isApiError(error, 'NotAuthenticated')) throw error;
      unmarkLoggedIn();
      return null;
    }
  },
});

/** For loaders: the user that is known, or else asked for. */
export function currentUser(): Promise<SessionUser | null> {
  return queryClient.fetchQuery(sessionQuery);
}

/** After log-in. What another account saw is dropped. */
export function startSession(user: SessionUser): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, user);
  markLoggedIn();
}

/** After log-out, or when the server knows the session no more. */
export function endSession(): void {
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  unmarkLoggedIn();
}

/** Ends the session on the server, then here. */
export async function logOut(): Promise<void> {
  await call('logOut');
  dropAllDrafts();
  endSession();
}

/** On public pages the question is only asked where the answer may be yes: visitors cost no call. */
export function mayBeLoggedIn(): boolean {
  return hasLoggedInHere();
}
