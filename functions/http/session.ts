import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import type { Viewer } from './exchange.ts';
import { sessionCookie } from './sessionCookie.ts';
import {
  endSession,
  keepSession,
  prolongSession,
  RENEW_AFTER_SECONDS,
  SESSION_SECONDS,
} from './sessionRecords.ts';
import { sessionAccount, type Session } from './sessionAccount.ts';
import { currentSigningKey, signingKey } from './signingKeys.ts';

const claims = z.object({ sub: z.string(), sid: z.string(), version: z.number(), iat: z.number() });

/** A session as its token says it. */
interface SessionOfToken {
  readonly session: Session;
  readonly sessionId: string;
  readonly renew: boolean;
}

/** Starts a session: its record for the account's list, and the cookie. */
export async function startSession(user: Session, viewer: Viewer, now: Date): Promise<string> {
  const sessionId = ulid(now.getTime());
  await keepSession(user, sessionId, viewer, now);
  return sessionCookie(await sessionToken(user, sessionId, now), SESSION_SECONDS);
}

/** The cookie of a session that goes on: two more hours. One that ends in this moment stays ended. */
export async function renewSession(user: Session, sessionId: string, now: Date): Promise<string> {
  await prolongSession(user, sessionId, now);
  return sessionCookie(await sessionToken(user, sessionId, now), SESSION_SECONDS);
}

async function sessionToken(user: Session, sessionId: string, now: Date): Promise<string> {
  const { id, key } = await currentSigningKey();
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ version: user.sessionVersion, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setSubject(user.id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SESSION_SECONDS)
    .sign(key);
}

/**
 * The session that a token stands for, or null: expired, forged, revoked by a newer session version,
 * or of an account that is gone or deactivated. `renew` says that the cookie should be set afresh.
 */
export async function sessionOf(token: string, now: Date): Promise<SessionOfToken | null> {
  const payload = await verified(token, now);
  if (!payload) return null;
  const session = await sessionAccount(payload.sub, payload.sid);
  if (!session?.active || session.sessionVersion !== payload.version) return null;
  const renew = now.getTime() / 1000 - payload.iat > RENEW_AFTER_SECONDS;
  return { session, sessionId: payload.sid, renew };
}

/** Ends the session that a token stands for, on every machine that has the token. */
export async function endSessionOf(token: string, now: Date): Promise<void> {
  const payload = await verified(token, now);
  if (payload) await endSession(payload.sub, payload.sid);
}

async function verified(token: string, now: Date): Promise<z.output<typeof claims> | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => signingKey(kid), {
      algorithms: ['HS256'],
      currentDate: now,
    });
    return claims.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof joseErrors.JOSEError) return null;
    throw error;
  }
}
