import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { sessionAccount, type Session } from './sessionAccount.ts';
import { currentSigningKey, signingKey } from './signingKeys.ts';

/** A session lives two hours from its last use; it is renewed when it is ten minutes old. */
export const SESSION_SECONDS = 2 * 60 * 60;
export const RENEW_AFTER_SECONDS = 10 * 60;

const claims = z.object({ sub: z.string(), version: z.number(), iat: z.number() });

export async function sessionToken(user: { id: string; sessionVersion: number }, now: Date): Promise<string> {
  const { id, key } = await currentSigningKey();
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ version: user.sessionVersion })
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
export async function sessionOf(
  token: string,
  now: Date,
): Promise<{ session: Session; renew: boolean } | null> {
  const payload = await verified(token, now);
  if (!payload) return null;
  const session = await sessionAccount(payload.sub);
  if (!session?.active || session.sessionVersion !== payload.version) return null;
  return { session, renew: now.getTime() / 1000 - payload.iat > RENEW_AFTER_SECONDS };
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
