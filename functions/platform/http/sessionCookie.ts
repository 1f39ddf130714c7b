import { environment } from '../environment.ts';

/** `__Host-` binds the cookie to one host over https; a browser refuses that name on plain http. */
function cookieName(): string {
  return isSecure() ? '__Host-rinkside-session' : 'rinkside-session';
}

const isSecure = () => environment('PUBLIC_ORIGIN').startsWith('https:');

export function sessionCookie(token: string, seconds: number): string {
  const secure = isSecure() ? '; Secure' : '';
  return `${cookieName()}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

export const endedSessionCookie = () => sessionCookie('', 0);

/** The session's token among a request's cookies. */
export function tokenIn(cookies: readonly string[] | undefined): string | null {
  const prefix = `${cookieName()}=`;
  const found = cookies?.find((cookie) => cookie.startsWith(prefix));
  return found?.slice(prefix.length) || null;
}
