import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { SessionUser } from '../../shared/contract/accounts/authentication.ts';
import { LANDING_PAGE } from '../../shared/domain/accounts/landingPage.ts';
import { isApiError } from '../api/ApiError.ts';
import { paths } from '../paths.ts';
import { mayEnter } from './access.ts';
import { rememberReturnPlace } from './returnPlace.ts';
import { currentUser, lastKnownUser } from './session.ts';

/** What the area's shell is told: without a user that is known it shows nobody's page. */
export interface AdminEntry {
  readonly isUserKnown: boolean;
}

/**
 * Before a page of the admin area: a role that has no business at the address leads to `/forbidden`. A
 * loader runs before its page is drawn, so nobody sees a glimpse of another's page.
 */
export async function requireAccess({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const user = await userOrLeave(request);
  if (user?.secondFactorMissing && pathname !== paths.myAccount) {
    rememberReturnPlace(pathname + search);
    throw redirect(paths.myAccount);
  }
  if (user && !mayEnter(user.role, pathname)) throw redirect(paths.forbidden);
  return null;
}

/** For the area as a whole: an address in it that has no page is unknown, not forbidden. */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<AdminEntry> {
  return { isUserKnown: (await userOrLeave(request)) !== undefined };
}

/** The area's home is the desk of who runs one competition; everybody else goes to the role's own page. */
export async function goHome({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const user = await userOrLeave(request);
  if (user?.secondFactorMissing) return redirect(paths.myAccount);
  return user && user.role !== 'MANAGER' ? redirect(LANDING_PAGE[user.role]) : null;
}

/**
 * Who is logged in, by the specification's sections 2 and 8: 401 leads to `/` and back after log-in, 403
 * to `/forbidden`. Any other failure is logged and blocks nobody: the user is the one known before, or
 * undefined.
 */
async function userOrLeave(request: Request): Promise<SessionUser | undefined> {
  const user = await currentUser().catch((failure: unknown) => {
    if (isApiError(failure) && failure.status === 403) throw redirect(paths.forbidden);
    reportError(failure);
    return lastKnownUser();
  });
  if (user !== null) return user;
  const { pathname, search } = new URL(request.url);
  rememberReturnPlace(pathname + search);
  throw redirect(paths.landing);
}
