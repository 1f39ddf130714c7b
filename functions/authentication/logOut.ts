import type { Handler } from '../http/exchange.ts';
import { endSessionOf } from '../http/session.ts';
import { endedSessionCookie } from '../http/sessionCookie.ts';

/** Ends the session and removes its cookie, also one that has expired: logging out never fails. */
export const logOut: Handler<'logOut'> = async ({ token, now, setCookie }) => {
  if (token) await endSessionOf(token, now);
  setCookie(endedSessionCookie());
  return { data: null };
};
