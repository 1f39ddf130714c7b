import type { Role } from '../../../shared/contract/core/roles.ts';
import { environment } from '../environment.ts';

/** The account that makes a call, as it is stored now. */
export interface Session {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly role: Role;
  /** The one competition that a manager is assigned to. */
  readonly competitionId: string | null;
  /** The head coach's rink. */
  readonly rinkId: string | null;
  /** The coach's record that the account is connected with. */
  readonly coachId?: string | null | undefined;
  readonly active: boolean;
  readonly secondFactors: number;
  readonly sessionVersion: number;
  /** The federation requires a second factor that the account does not have yet. */
  readonly secondFactorMissing?: true;
}

/** `__Host-` binds the cookie to one host over https; a browser refuses that name on plain http. */
function cookieName(): string {
  return isSecure() ? '__Host-rinkside-session' : 'rinkside-session';
}

const isSecure = () => environment('PUBLIC_ORIGIN').startsWith('https:');

/** @param seconds that the browser keeps it */
export function sessionCookie(token: string, seconds: number): string {
  const secure = isSecure() ? '; Secure' : '';
  return `${cookieName()}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Deletes the cookie. */
export const endedSessionCookie = () => sessionCookie('', 0);

/** The session's token among a request's cookies. */
export function tokenIn(cookies: readonly string[] | undefined): string | null {
  const prefix = `${cookieName()}=`;
  const found = cookies?.find((cookie) => cookie.startsWith(prefix));
  return found?.slice(prefix.length) || null;
}
