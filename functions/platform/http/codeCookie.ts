import type { CodeKind } from '../../../shared/contract/core/roles.ts';
import { hostCookie, hostCookieIn } from './hostCookie.ts';

/** A code as its holder has opened it, read anew with each call. */
export interface Code {
  readonly id: string;
  readonly kind: CodeKind;
  readonly competitionId: string;
  /** Of a code of kind `panel` alone. */
  readonly panelId: string | null;
  /** `judge1`, `judge2`, ... or `referee`. */
  readonly seat: string | null;
  /** The name that the helper gave when opening it. */
  readonly name: string;
  /** The coaches of the seat when it was opened; missing where the seat was open then, and in earlier openings. */
  readonly seated?: readonly string[];
}

const COOKIE = 'rinkside-code';

/** The session has a cookie of its own: opening a code logs nobody out. @param seconds that the browser keeps it */
export const codeCookie = (token: string, seconds: number) => hostCookie(COOKIE, token, seconds);

/** Deletes the cookie. */
export const endedCodeCookie = () => codeCookie('', 0);

/** The token of the opened code among a request's cookies. */
export const codeTokenIn = (cookies: readonly string[] | undefined) => hostCookieIn(cookies, COOKIE);
