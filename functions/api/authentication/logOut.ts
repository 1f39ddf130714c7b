import type { Handler } from '../../platform/http/requestContext.ts';
import { endSessionOfToken } from '../../services/sessions/session.ts';
import { endedSessionCookie } from '../../platform/http/session.ts';

/** Ends the session and removes its cookie, also one that has expired: logging out never fails. */
export const logOut: Handler<'logOut'> = async ({ token, now, setCookie }) => {
  if (token) await endSessionOfToken(token, now);
  setCookie(endedSessionCookie());
  return { data: null };
};
