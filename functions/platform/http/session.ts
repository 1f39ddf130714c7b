import type { Role } from '../../../shared/contract/core/roles.ts';
import { hostCookie, hostCookieIn } from './hostCookie.ts';

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
  /** The account of the family that a second guardian looks after; absent for everybody else. */
  readonly guardianOf?: string | null | undefined;
  readonly active: boolean;
  readonly secondFactors: number;
  readonly sessionVersion: number;
  /** The federation requires a second factor that the account does not have yet. */
  readonly secondFactorMissing?: true;
}

/** The account that has the family's skaters, entries and payments: the own one, or the first guardian's (decision 0329). */
export const familyOf = ({ id, guardianOf }: Pick<Session, 'id' | 'guardianOf'>): string => guardianOf ?? id;

const COOKIE = 'rinkside-session';

/** @param seconds that the browser keeps it */
export const sessionCookie = (token: string, seconds: number) => hostCookie(COOKIE, token, seconds);

/** Deletes the cookie. */
export const endedSessionCookie = () => sessionCookie('', 0);

/** The session's token among a request's cookies. */
export const tokenIn = (cookies: readonly string[] | undefined) => hostCookieIn(cookies, COOKIE);
