import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import { noticeMailKey } from '../../keys.ts';
import {
  notificationKey,
  recipientsOf,
  type NotificationContent,
  type MailRecipient,
  type StoredNotification,
} from './notification.ts';

/** An event of an entry, with the entry as it is after the change. */
export interface EntryNotification {
  readonly entry: StoredEntry;
  readonly notice: NotificationContent;
}

/** One stored notification for each recipient. */
export function notificationsFor({ entry, notice }: EntryNotification, now: Date): StoredNotification[] {
  return recipientsOf(entry, notice).map((to) => newNotification({ entry, notice }, to, now));
}

function newNotification(
  { entry, notice }: EntryNotification,
  to: MailRecipient,
  now: Date,
): StoredNotification {
  return {
    type: 'notice',
    key: notificationKey(entry, notice, to),
    entryId: entry.id,
    accountId: entry.accountId,
    competitionId: entry.competitionId,
    to,
    notice,
    at: now.toISOString(),
    sentAt: null,
    failure: null,
  };
}

/**
 * Writes for the transaction of a change, so that a change and its unsent mails are stored together: one
 * for each recipient, three at most. The table's stream hands them to the function that sends them.
 * @param except a recipient who gets another mail; null for nobody
 */
export function notificationWrites(
  notification: EntryNotification,
  now: Date,
  except: MailRecipient | null = null,
): TransactItem[] {
  const onConflict = () => new ApiError('VersionConflict');
  const wanted = notificationsFor(notification, now).filter(({ to }) => to !== except);
  return wanted.map((one) => createWrite(notificationItem(one), onConflict));
}

/** The outbox's kind of mails about entries. */
export const ENTRY_MAIL = 'entryMail';

/** An unsent notification is an item of the outbox. */
export function notificationItem(notice: StoredNotification) {
  const key = noticeMailKey(notice.entryId, notice.key);
  return {
    ...key,
    ...(notice.sentAt === null &&
      newOutboxFields({ ...key, competitionId: notice.competitionId }, ENTRY_MAIL, notice.at)),
    ...notice,
  };
}
