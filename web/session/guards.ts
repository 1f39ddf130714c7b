import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { SessionUser } from '../../shared/contract/authentication.ts';
import { LANDING_PAGE } from '../../shared/domain/accounts/landingPage.ts';
import { paths } from '../paths.ts';
import { mayEnter } from './access.ts';
import { rememberPlace } from './returnPlace.ts';
import { currentUser } from './session.ts';

/**
 * Before the admin area: no session leads to `/`, and back after log-in; a role that has no business
 * at the address leads to `/forbidden`. When the look-up itself fails, the area's error page offers
 * to try again. A loader runs before its page is drawn, so nobody sees a glimpse of another's page.
 */
export async function requireAccess({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const user = await loggedIn(request);
  if (user.secondFactorMissing && pathname !== paths.myAccount) throw redirect(paths.myAccount);
  if (!mayEnter(user.role, pathname)) throw redirect(paths.forbidden);
  return null;
}

/** For the area as a whole: an address in it that has no page is unknown, not forbidden. */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  await loggedIn(request);
  return null;
}

async function loggedIn(request: Request): Promise<SessionUser> {
  const { pathname, search } = new URL(request.url);
  const user = await currentUser();
  if (user) return user;
  rememberPlace(pathname + search);
  throw redirect(paths.landing);
}

/** The area's home is the desk of who runs one competition; everybody else goes to the role's own page. */
export async function goHome(): Promise<Response | null> {
  const user = await currentUser();
  if (user?.secondFactorMissing) return redirect(paths.myAccount);
  if (user?.role === 'MANAGER') return null;
  return redirect(user ? LANDING_PAGE[user.role] : paths.landing);
}
