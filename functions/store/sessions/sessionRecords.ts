import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { documentClient } from '../../platform/table/client.ts';
import { SESSION_PREFIX, sessionKey, userPartition } from '../keys.ts';
import { queryAll, tableName } from '../../platform/table/read.ts';
import type { Viewer } from '../../platform/http/requestContext.ts';
import type { Session } from '../../platform/http/session.ts';

/** A session lives two hours from its last use; it is renewed when it is ten minutes old. */
export const SESSION_SECONDS = 2 * 60 * 60;
export const RENEW_AFTER_SECONDS = 10 * 60;

/** However often it is renewed, a session ends 30 days after it began. */
export const LONGEST_SESSION_SECONDS = 30 * 24 * 60 * 60;

const stored = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.string(),
  country: z._default(z.nullable(z.string()), null),
  sessionVersion: z.number(),
  expiresAt: z.number(),
});

/** Seconds that a session which is used now has left: two hours, or what is left of its 30 days. */
export function secondsLeft(startedAt: Date, now: Date): number {
  const age = Math.floor((now.getTime() - startedAt.getTime()) / 1000);
  return Math.min(SESSION_SECONDS, LONGEST_SESSION_SECONDS - age);
}

const endOf = (startedAt: Date, now: Date) => Math.floor(now.getTime() / 1000) + secondsLeft(startedAt, now);

/** Writes the record of a session that begins. */
export async function storeSession(
  user: Session,
  sessionId: string,
  { userAgent, country }: Viewer,
  now: Date,
) {
  const at = now.toISOString();
  const Item = {
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
  await documentClient().send(new PutCommand({ TableName: tableName(), Item }));
}

/** Writes that a session was used, if it has not been ended in the meantime. */
export async function extendSession(
  user: Session,
  { id, startedAt }: { readonly id: string; readonly startedAt: Date },
  now: Date,
): Promise<void> {
  try {
    await documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: sessionKey(user.id, id),
        UpdateExpression: 'SET lastUsedAt = :now, expiresAt = :end',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':end': endOf(startedAt, now) },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/**
 * Whoever has its token is logged out.
 * @returns whether there was such a session
 */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  const { Attributes } = await documentClient().send(
    new DeleteCommand({
      TableName: tableName(),
      Key: sessionKey(userId, sessionId),
      ReturnValues: 'ALL_OLD',
    }),
  );
  return Attributes !== undefined;
}

/** The account's sessions that still count, last used first. */
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
