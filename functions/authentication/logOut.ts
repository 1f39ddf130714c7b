import type { Handler } from '../http/exchange.ts';
import { endedSessionCookie } from '../http/sessionCookie.ts';

/** Removes the cookie, also one that has expired: logging out never fails. */
export const logOut: Handler<'logOut'> = async ({ setCookie }) => {
  setCookie(endedSessionCookie());
  return { data: null };
};
