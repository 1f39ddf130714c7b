import * as z from 'zod/mini';
import { SESSION_PREFIX, sessionKey, userPartition } from '../../keys.ts';
import { queryAll } from '../../../platform/table/read.ts';
import { deleteItem, isWritten, putItem, updateItem } from '../../../platform/table/writes.ts';
import type { Viewer } from '../../../platform/http/requestContext.ts';
import type { Session } from '../../../platform/http/session.ts';

/** A session ends two hours after its last use, and is renewed at most every ten minutes (decision 0013). */
export const SESSION_SECONDS = 2 * 60 * 60;
export const RENEW_AFTER_SECONDS = 10 * 60;

/** A session ends 30 days after its start, however often it is renewed. */
export const LONGEST_SESSION_SECONDS = 30 * 24 * 60 * 60;

const stored = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.string(),
  country: z.nullable(z.string()),
  sessionVersion: z.number(),
  expiresAt: z.number(),
});

/** Seconds until a session that is used now ends: two hours, or the rest of its 30 days. */
export function secondsLeft(startedAt: Date, now: Date): number {
  const age = Math.floor((now.getTime() - startedAt.getTime()) / 1000);
  return Math.min(SESSION_SECONDS, LONGEST_SESSION_SECONDS - age);
}

const endOf = (startedAt: Date, now: Date) => Math.floor(now.getTime() / 1000) + secondsLeft(startedAt, now);

/** Stores a new session. */
export async function storeSession(
  user: Session,
  sessionId: string,
  { userAgent, country }: Viewer,
  now: Date,
) {
  const at = now.toISOString();
  const item = {
    ...sessionKey(user.id, sessionId),
    type: 'session',
    id: sessionId,
    startedAt: at,
    lastUsedAt: at,
    userAgent,
    country,
    sessionVersion: user.sessionVersion,
    expiresAt: endOf(now, now),
  };
  await putItem(item);
}

/** Extends a session in use, unless it has ended in the meantime. */
export async function extendSession(
  user: Session,
  { id, startedAt }: { readonly id: string; readonly startedAt: Date },
  now: Date,
): Promise<void> {
  await isWritten(
    updateItem(sessionKey(user.id, id), {
      update: 'SET lastUsedAt = :now, expiresAt = :end',
      condition: 'attribute_exists(pk)',
      values: { ':now': now.toISOString(), ':end': endOf(startedAt, now) },
    }),
  );
}

/**
 * Ends a session: its token stops working.
 * @returns whether there was such a session
 */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  return deleteItem(sessionKey(userId, sessionId));
}

/** The account's valid sessions, last used first. */
export async function sessionsOf(user: Session, now: Date): Promise<z.output<typeof stored>[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :user AND begins_with(sk, :sessions)',
    ExpressionAttributeValues: { ':user': userPartition(user.id), ':sessions': SESSION_PREFIX },
    ConsistentRead: true,
  });
  return items
    .map((item) => stored.parse(item))
    .filter(
      ({ sessionVersion, expiresAt }) =>
        sessionVersion === user.sessionVersion && expiresAt * 1000 > now.getTime(),
    )
    .sort((one, other) => (one.lastUsedAt < other.lastUsedAt ? 1 : -1));
}
