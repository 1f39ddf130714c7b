import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
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

/** Writes a session's record, or that it was used again. */
export async function keepSession(
  user: Session,
  sessionId: string,
  { userAgent }: Viewer,
  now: Date,
): Promise<void> {
  await table().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: sessionKey(user.id, sessionId),
      UpdateExpression:
        'SET #type = :type, id = :id, startedAt = if_not_exists(startedAt, :now), lastUsedAt = :now, ' +
        'userAgent = :userAgent, sessionVersion = :version, expiresAt = :end',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'session',
        ':id': sessionId,
        ':now': now.toISOString(),
        ':userAgent': userAgent,
        ':version': user.sessionVersion,
        ':end': Math.floor(now.getTime() / 1000) + SESSION_SECONDS,
      },
    }),
  );
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
