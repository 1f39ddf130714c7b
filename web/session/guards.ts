import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { SessionUser } from '../../shared/contract/people/accounts/authentication.ts';
import type { Role } from '../../shared/contract/core/roles.ts';
import { isApiError } from '../api/ApiError.ts';
import { paths } from '../paths.ts';
import { mayEnter } from './access.ts';
import { rememberReturnPlace } from './returnPlace.ts';
import { fetchSessionUser, lastKnownUser } from './session.ts';

/** The session as the admin area's shell loads it; without a known user it opens without a menu. */
export interface AdminEntry {
  readonly isUserKnown: boolean;
}

/**
 * The loader of every admin page: a role without access leads to `/forbidden`. It runs before the page is
 * drawn, so no account sees a glimpse of another's page.
 */
export async function requireAccess({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const user = await userOrLeave(request);
  if (user?.secondFactorMissing && pathname !== paths.myAccount) {
    rememberReturnPlace(pathname + search);
    throw redirect(paths.myAccount);
  }
  if (user && !mayEnter(user.role, pathname))
    throw redirect(myListFor(user.role, pathname) ?? paths.forbidden);
  return null;
}

/** The list of a manager's own competition in place of the one of all competitions, of the same kind. */
function myListFor(role: Role, pathname: string): string | undefined {
  if (role !== 'MANAGER') return undefined;
  if (pathname === paths.skaters()) return paths.competitionSkaters;
  return pathname === paths.teams() ? paths.competitionTeams : undefined;
}

/** The loader of the admin area: an address without a page is unknown, not forbidden. */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<AdminEntry> {
  return { isUserKnown: (await userOrLeave(request)) !== undefined };
}

/** `/admin` is every role's home; an account that must add a second factor does that first. */
export async function goHome({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const user = await userOrLeave(request);
  return user?.secondFactorMissing ? redirect(paths.myAccount) : null;
}

/**
 * The logged-in user, by the specification's sections 2 and 8: 401 leads to `/` and back after log-in, 403 to
 * `/forbidden`. Any other failure is logged and blocks no page: the result is the last known user, or
 * undefined.
 */
async function userOrLeave(request: Request): Promise<SessionUser | undefined> {
  const user = await fetchSessionUser().catch((failure: unknown) => {
    if (isApiError(failure) && failure.status === 403) throw redirect(paths.forbidden);
    reportError(failure);
    return lastKnownUser() ?? undefined;
  });
  if (user !== null) return user;
  const { pathname, search } = new URL(request.url);
  rememberReturnPlace(pathname + search);
  throw redirect(paths.landing);
}
