import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import type { Viewer } from '../../platform/http/requestContext.ts';
import { sessionCookie } from '../../platform/http/session.ts';
import {
  endSession,
  storeSession,
  extendSession,
  RENEW_AFTER_SECONDS,
  secondsLeft,
} from '../../store/sessions/sessionRecords.ts';
import { sessionAccount } from '../../store/sessions/sessionAccount.ts';
import type { Session } from '../../platform/http/session.ts';
import { currentSigningKey, signingKey } from './signingKeys.ts';

const claims = z.object({ sub: z.string(), sid: z.string(), version: z.number(), iat: z.number() });

/** A session as its token and its record say it. */
interface SessionOfToken {
  readonly session: Session;
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly renew: boolean;
}

/** Starts a session: its record for the account's list, and the cookie. */
export async function startSession(user: Session, viewer: Viewer, now: Date): Promise<string> {
  const sessionId = ulid(now.getTime());
  await storeSession(user, sessionId, viewer, now);
  return cookieOf(user, { id: sessionId, startedAt: now }, now);
}

/** The cookie of a session that goes on: two more hours at most. One that ends in this moment stays ended. */
export async function renewSession(
  { session, sessionId, startedAt }: SessionOfToken,
  now: Date,
): Promise<string> {
  const renewed = { id: sessionId, startedAt };
  await extendSession(session, renewed, now);
  return cookieOf(session, renewed, now);
}

async function cookieOf(
  user: Session,
  session: { readonly id: string; readonly startedAt: Date },
  now: Date,
): Promise<string> {
  const lasts = secondsLeft(session.startedAt, now);
  const { id, key } = await currentSigningKey();
  const seconds = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({ version: user.sessionVersion, sid: session.id })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setSubject(user.id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lasts)
    .sign(key);
  return sessionCookie(token, lasts);
}

/**
 * The session that a token stands for, or null: expired, forged, begun 30 days ago, revoked by a newer
 * session version, or of an account that is gone or deactivated. `renew` says that the cookie should be
 * set afresh.
 */
export async function readSession(token: string, now: Date): Promise<SessionOfToken | null> {
  const payload = await verifyToken(token, now);
  if (!payload) return null;
  const found = await sessionAccount(payload.sub, payload.sid);
  if (!found?.account.active || found.account.sessionVersion !== payload.version) return null;
  if (secondsLeft(found.startedAt, now) <= 0) return null;
  const renew = now.getTime() / 1000 - payload.iat > RENEW_AFTER_SECONDS;
  return { session: found.account, sessionId: payload.sid, startedAt: found.startedAt, renew };
}

/** Ends the session that a token stands for, on every machine that has the token. */
export async function endSessionOfToken(token: string, now: Date): Promise<void> {
  const payload = await verifyToken(token, now);
  if (payload) await endSession(payload.sub, payload.sid);
}

async function verifyToken(token: string, now: Date): Promise<z.output<typeof claims> | null> {
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
