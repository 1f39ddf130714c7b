import type { Handler } from '../../platform/http/exchange.ts';
import { endSessionOf } from '../../services/sessions/session.ts';
import { endedSessionCookie } from '../../platform/http/sessionCookie.ts';

/** Ends the session and removes its cookie, also one that has expired: logging out never fails. */
export const logOut: Handler<'logOut'> = async ({ token, now, setCookie }) => {
  if (token) await endSessionOf(token, now);
  setCookie(endedSessionCookie());
  return { data: null };
};
