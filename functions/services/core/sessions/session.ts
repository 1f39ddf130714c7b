import { createHash } from 'node:crypto';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import type { Viewer } from '../../../platform/http/requestContext.ts';
import { sessionCookie } from '../../../platform/http/session.ts';
import {
  endSession,
  storeSession,
  extendSession,
  RENEW_AFTER_SECONDS,
  secondsLeft,
} from '../../../store/core/sessions/sessionRecords.ts';
import { sessionAccount } from '../../../store/core/sessions/sessionAccount.ts';
import type { Session } from '../../../platform/http/session.ts';
import { rotatingKeys, type RotatingKey } from '../../../platform/secrets/rotatingKeys.ts';

const claims = z.object({ sub: z.string(), sid: z.string(), version: z.number(), iat: z.number() });

const signingKeys = rotatingKeys('SESSION_SECRET_ID', (secret) =>
  createHash('sha256').update(`session key ${secret}`).digest(),
);

/** A session, read from its token and its record. */
interface ReadSession {
  readonly session: Session;
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly renew: boolean;
}

/** Stores a new session and returns its cookie. */
export async function startSession(user: Session, viewer: Viewer, now: Date): Promise<string> {
  const sessionId = ulid(now.getTime());
  await storeSession(user, sessionId, viewer, now);
  return cookieOf(user, { id: sessionId, startedAt: now }, now);
}

/** Extends a session by up to two hours and returns its new cookie; a session ended at this moment stays ended. */
export async function renewSession(
  { session, sessionId, startedAt }: ReadSession,
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
 * The session of a token; null if it is expired, forged, older than 30 days, revoked by a newer session version,
 * or if its account is deleted or deactivated. `renew` asks for a new cookie.
 */
export async function readSession(token: string, now: Date): Promise<ReadSession | null> {
  const payload = await verifyToken(token, now);
  if (!payload) return null;
  const found = await sessionAccount(payload.sub, payload.sid);
  if (!found?.account.active || found.account.sessionVersion !== payload.version) return null;
  if (secondsLeft(found.startedAt, now) <= 0) return null;
  const renew = now.getTime() / 1000 - payload.iat > RENEW_AFTER_SECONDS;
  return { session: found.account, sessionId: payload.sid, startedAt: found.startedAt, renew };
}

/** Ends the session of a token, on every device that has the token. @returns whose it was; null for no token of ours */
export async function endSessionOfToken(
  token: string,
  now: Date,
): Promise<{ readonly accountId: string; readonly sessionId: string } | null> {
  const payload = await verifyToken(token, now);
  if (!payload) return null;
  await endSession(payload.sub, payload.sid);
  return { accountId: payload.sub, sessionId: payload.sid };
}

/** Whether we have signed the token and it has not expired. It may be revoked: nothing is read. */
export async function isSignedSession(token: string, now: Date): Promise<boolean> {
  return (await verifyToken(token, now)) !== null;
}

/** As `SignJWT` writes it: a decoder also takes padding, and other last letters for the same bytes. */
const isExact = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

async function verifyToken(token: string, now: Date): Promise<z.output<typeof claims> | null> {
  if (!isExact(token)) return null;
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => verifyingKey(kid), {
      algorithms: ['HS256'],
      currentDate: now,
    });
    return claims.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof joseErrors.JOSEError) return null;
    throw error;
  }
}

async function currentSigningKey(): Promise<RotatingKey> {
  const [current] = await signingKeys();
  if (!current) throw new Error('The session secret has no current value');
  return current;
}

/**
 * The key that a token names. The key before the last rotation still works, so that a rotation ends no session.
 * @throws {JOSEError} for an unknown key
 */
async function verifyingKey(id: string | undefined): Promise<CryptoKey> {
  const found = (await signingKeys()).find((key) => key.id === id);
  if (!found) throw new joseErrors.JWSInvalid('Signed with an unknown key');
  const { key } = found;
  const imported = verifyingKeys.get(key) ?? importVerifyingKey(key);
  verifyingKeys.set(key, imported);
  return imported;
}

/** Keys as they verify: made of the bytes once, not with every call. */
const verifyingKeys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

const importVerifyingKey = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
