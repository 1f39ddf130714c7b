import { NOTICE_PREFIX, noticeMailKey, noticesPartition, unsentIndex, unsentIndexKey } from '../keys.ts';
import { GSI1, type Key } from '../../platform/table/key.ts';
import { queryPage } from '../../platform/table/page.ts';
import { getItems, queryAll } from '../../platform/table/read.ts';
import { isWritten, updateItem } from '../../platform/table/writes.ts';
import { storedNotification, type StoredNotification } from './notification.ts';

/** All mails of an entry, sent and unsent, by key. */
export async function notificationsOf(entryId: string): Promise<StoredNotification[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :entry AND begins_with(sk, :mails)',
    ExpressionAttributeValues: { ':entry': noticesPartition(entryId), ':mails': NOTICE_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => storedNotification.parse(item));
}

/** The mails with these keys, read with consistency. */
export async function notificationsByKey(keys: readonly Key[]): Promise<StoredNotification[]> {
  return (await getItems(keys, true)).map((item) => storedNotification.parse(item));
}

/** A page of a competition's unsent mails, oldest first. */
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
 * Claims an unsent mail before it is sent, so that concurrent calls send it once.
 * @returns whether this call is to send it
 */
export async function claimNotification({ entryId, key }: StoredNotification, now: Date): Promise<boolean> {
  const claim = updateItem(noticeMailKey(entryId, key), {
    update: 'SET sentAt = :now REMOVE gsi1pk, gsi1sk',
    condition: 'sentAt = :unsent',
    values: { ':now': now.toISOString(), ':unsent': null },
  });
  return isWritten(claim);
}

/** Returns a claimed mail that could not be sent to the unsent ones. */
export async function releaseNotification(
  { competitionId, entryId, key, at }: StoredNotification,
  failure: 'refused' | 'unknown',
): Promise<void> {
  const { gsi1pk, gsi1sk } = unsentIndexKey(competitionId, at, entryId, key);
  await updateItem(noticeMailKey(entryId, key), {
    update: 'SET sentAt = :unsent, failure = :failure, gsi1pk = :list, gsi1sk = :place',
    values: { ':unsent': null, ':failure': failure, ':list': gsi1pk, ':place': gsi1sk },
  });
}
