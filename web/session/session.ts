import { queryOptions } from '@tanstack/react-query';
import type { SessionUser } from '../../shared/contract/people/accounts/authentication.ts';
import { isApiError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { queryKeyOf } from '../api/queries.ts';
import { queryClient } from '../api/queryClient.ts';
import { dropKeptAnswers, isFromDevice } from '../api/keptAnswers.ts';
import { claimDrafts, dropAllDrafts } from './drafts.ts';
import { markLoggedIn, unmarkLoggedIn } from './loginMark.ts';
import { dropPush } from './pushMark.ts';

export type { SessionUser };

/** The logged-in user; null without a session. Rejects only if that could not be found out. */
export const sessionQuery = queryOptions({
  queryKey: queryKeyOf('currentUser'),
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }): Promise<SessionUser | null> => {
    try {
      const { data } = await call('currentUser', { quiet: true, signal });
      if (!isSessionUser(data)) throw new TypeError('The look-up of the account answered no account');
      markLoggedIn();
      claimDrafts(data.id);
      return data;
    } catch (error) {
      // A gateway's 401 has no problem document.
      if (!isApiError(error) || error.status !== 401) throw error;
      unmarkLoggedIn();
      dropKeptAnswers();
      return null;
    }
  },
});

/** A page before us, of a network that wants a log-in for example, may answer 200. */
function isSessionUser(data: Partial<SessionUser> | undefined): boolean {
  return typeof data?.id === 'string' && typeof data.role === 'string';
}

/**
 * For loaders: the known user, or the one the server names. Where the network fails, the one that this device keeps: the
 * server is asked all the same.
 */
export async function fetchSessionUser(): Promise<SessionUser | null> {
  const asked = queryClient.fetchQuery(sessionQuery);
  const { promise: kept, resolve } = Promise.withResolvers<SessionUser>();
  const look = () => {
    const state = queryClient.getQueryState(sessionQuery.queryKey);
    if (state?.data && isFromDevice(state)) resolve(state.data);
  };
  const stop = queryClient.getQueryCache().subscribe(look);
  look();
  try {
    return await Promise.race([asked, kept]);
  } finally {
    stop();
    asked.catch(() => undefined);
  }
}

/** Asks the server again who is logged in, after the account changed elsewhere. */
export async function refreshUser(): Promise<SessionUser | null> {
  await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
  return queryClient.getQueryData(sessionQuery.queryKey) ?? null;
}

/** The user of the last answer; undefined before the first one. */
export function lastKnownUser(): SessionUser | null | undefined {
  return queryClient.getQueryData(sessionQuery.queryKey);
}

/** After log-in. Drops the data and drafts of another account. */
export function openSession(user: SessionUser): void {
  clearCache();
  dropKeptAnswers();
  void dropPush(user.id);
  claimDrafts(user.id);
  queryClient.setQueryData(sessionQuery.queryKey, user);
  markLoggedIn();
}

/**
 * After log-out, or when the session has expired on the server. Call it after leaving the page that needs the
 * session.
 */
export function clearSession(): void {
  clearCache();
  dropKeptAnswers();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  unmarkLoggedIn();
}

/** Ends the session on the server, leaves the page by `leave`, then drops the account's data. */
export async function logOutAndLeave(leave: () => Promise<void> | void): Promise<void> {
  await call('logOut');
  await leaveSession(leave);
}

/** For a session that has ended on the server: leaves the page and drops the account's data. */
export async function leaveSession(leave: () => Promise<void> | void): Promise<void> {
  dropAllDrafts();
  void dropPush();
  await leave();
  clearSession();
}

/** Data of the page on screen stays: it is public, or the page is about to close. */
function clearCache(): void {
  queryClient.removeQueries({ type: 'inactive' });
}
