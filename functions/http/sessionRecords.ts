import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { table } from '../table/client.ts';
import { SESSION_PREFIX, sessionKey, userPartition } from '../table/keys.ts';
import { queryAll, tableName } from '../table/read.ts';
import type { Viewer } from './exchange.ts';
import type { Session } from './sessionAccount.ts';

/** A session lives two hours from its last use; it is renewed when it is ten minutes old. */
export const SESSION_SECONDS = 2 * 60 * 60;
export const RENEW_AFTER_SECONDS = 10 * 60;

const stored = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.string(),
  sessionVersion: z.number(),
  expiresAt: z.number(),
});

const endOf = (now: Date) => Math.floor(now.getTime() / 1000) + SESSION_SECONDS;

/** Writes the record of a session that begins. */
export async function keepSession(user: Session, sessionId: string, { userAgent }: Viewer, now: Date) {
  const at = now.toISOString();
  const Item = {
    ...sessionKey(user.id, sessionId),
    type: 'session',
    id: sessionId,
    startedAt: at,
    lastUsedAt: at,
    userAgent,
    sessionVersion: user.sessionVersion,
    expiresAt: endOf(now),
  };
  await table().send(new PutCommand({ TableName: tableName(), Item }));
}

/** Writes that a session was used, if it has not been ended in the meantime. */
export async function prolongSession(user: Session, sessionId: string, now: Date): Promise<void> {
  try {
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: sessionKey(user.id, sessionId),
        UpdateExpression: 'SET lastUsedAt = :now, expiresAt = :end',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':end': endOf(now) },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Whoever has its token is logged out. */
export async function endSession(userId: string, sessionId: string): Promise<void> {
  await table().send(new DeleteCommand({ TableName: tableName(), Key: sessionKey(userId, sessionId) }));
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
