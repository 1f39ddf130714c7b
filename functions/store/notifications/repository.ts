import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../platform/table/client.ts';
import { NOTICE_PREFIX, noticeMailKey, noticesPartition, unsentIndex, unsentIndexKey } from '../keys.ts';
import { GSI1 } from '../../platform/table/key.ts';
import { queryPage } from '../../platform/table/page.ts';
import { queryAll, tableName } from '../../platform/table/read.ts';
import { storedNotification, type StoredNotification } from './notification.ts';

/** Every mail of an entry, sent or not, by what it tells. */
export async function notificationsOf(entryId: string): Promise<StoredNotification[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :entry AND begins_with(sk, :mails)',
    ExpressionAttributeValues: { ':entry': noticesPartition(entryId), ':mails': NOTICE_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => storedNotification.parse(item));
}

/** Mails of a competition that have not been sent, oldest first, a page. */
export async function unsentNotifications(competitionId: string, cursor: string | undefined) {
  const page = await queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :unsent',
      ExpressionAttributeValues: { ':unsent': unsentIndex(competitionId) },
    },
    cursor,
  );
  return { notices: page.items.map((item) => storedNotification.parse(item)), nextCursor: page.nextCursor };
}

/**
 * Takes a mail that has not been sent, before it is sent: of two who try, one sends it.
 * @returns whether it is ours to send
 */
export async function claimNotification({ entryId, key }: StoredNotification, now: Date): Promise<boolean> {
  try {
    await documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: noticeMailKey(entryId, key),
        UpdateExpression: 'SET sentAt = :now REMOVE gsi1pk, gsi1sk',
        ConditionExpression: 'sentAt = :unsent',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':unsent': null },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Gives a mail back that was taken and could not be sent, so that it can be sent again. */
export async function releaseNotification(
  { competitionId, entryId, key, at }: StoredNotification,
  failure: 'refused' | 'unknown',
): Promise<void> {
  const { gsi1pk, gsi1sk } = unsentIndexKey(competitionId, at, entryId, key);
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: noticeMailKey(entryId, key),
      UpdateExpression: 'SET sentAt = :unsent, failure = :failure, gsi1pk = :list, gsi1sk = :place',
      ExpressionAttributeValues: { ':unsent': null, ':failure': failure, ':list': gsi1pk, ':place': gsi1sk },
    }),
  );
}
