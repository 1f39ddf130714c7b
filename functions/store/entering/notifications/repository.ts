import { NOTICE_PREFIX, noticesPartition } from '../../keys.ts';
import { queryAll } from '../../../platform/table/read.ts';
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
