import { queryOptions } from '@tanstack/react-query';
import type { SessionUser } from '../../shared/contract/accounts/authentication.ts';
import { isApiError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { queryKeyOf } from '../api/queries.ts';
import { queryClient } from '../api/queryClient.ts';
import { claimDrafts, dropAllDrafts } from './drafts.ts';
import { markLoggedIn, unmarkLoggedIn } from './loginMark.ts';

export type { SessionUser };

/** Who is logged in; null where nobody is. Rejects only when that could not be found out. */
export const sessionQuery = queryOptions({
  queryKey: queryKeyOf('currentUser'),
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      const { data } = await call('currentUser', { quiet: true, signal });
      markLoggedIn();
      claimDrafts(data.id);
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

/** Asks anew who is logged in, because something about the account has changed elsewhere. */
export async function refreshUser(): Promise<SessionUser | null> {
  await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
  return queryClient.getQueryData(sessionQuery.queryKey) ?? null;
}

/** Who was logged in when that was last found out; undefined where it never was. */
export function lastKnownUser(): SessionUser | null | undefined {
  return queryClient.getQueryData(sessionQuery.queryKey);
}

/** After log-in. What another account saw or typed is dropped. */
export function startSession(user: SessionUser): void {
  clearCache();
  claimDrafts(user.id);
  queryClient.setQueryData(sessionQuery.queryKey, user);
  markLoggedIn();
}

/**
 * After log-out, or when the server knows the session no more. Call it once the page that needs the
 * session has been left.
 */
export function endSession(): void {
  clearCache();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  unmarkLoggedIn();
}

/** Ends the session on the server, leaves the page by `leave`, then forgets what the account saw. */
export async function logOut(leave: () => Promise<void> | void): Promise<void> {
  await call('logOut');
  await leaveSession(leave);
}

/** For a session that has ended on the server: leaves the page, and forgets what the account saw. */
export async function leaveSession(leave: () => Promise<void> | void): Promise<void> {
  dropAllDrafts();
  await leave();
  endSession();
}

/** What a page in sight still shows stays; it is public, or the page is about to be left. */
function clearCache(): void {
  queryClient.removeQueries({ type: 'inactive' });
}
