import { hostCookie, hostCookieIn } from './hostCookie.ts';

const COOKIE = 'rinkside-device';

const SECONDS = 180 * 24 * 60 * 60;

/** Outlives the session and the opened code: it opens nothing, and only separates this browser's mistakes from others'. */
export const deviceCookie = (token: string) => hostCookie(COOKIE, token, SECONDS);

/** The token that a browser sends; its signature is not checked yet. */
export const deviceTokenIn = (cookies: readonly string[] | undefined) => hostCookieIn(cookies, COOKIE);
