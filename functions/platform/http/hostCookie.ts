import { environment } from '../environment.ts';

/** `__Host-` binds the cookie to one host over https; a browser refuses that name on plain http. */
function fullName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

const isSecure = () => environment('PUBLIC_ORIGIN').startsWith('https:');

/**
 * A cookie that no script can read and no foreign page can send with a change.
 * @param seconds that the browser keeps it; 0 deletes it
 */
export function hostCookie(name: string, value: string, seconds: number): string {
  const secure = isSecure() ? '; Secure' : '';
  return `${fullName(name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Its value among a request's cookies; null for none and for an empty one. */
export function hostCookieIn(cookies: readonly string[] | undefined, name: string): string | null {
  const prefix = `${fullName(name)}=`;
  const found = cookies?.find((cookie) => cookie.startsWith(prefix));
  return found?.slice(prefix.length) || null;
}
