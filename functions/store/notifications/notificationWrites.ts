import type { StoredCompetition } from '../competitions/repository.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { noticeMailKey, unsentIndexKey } from '../keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import {
  notificationKey,
  type NotificationContent,
  type StoredNotification,
  type Recipient,
} from './notification.ts';
import { recipientsOf } from './recipients.ts';

/** An entry, as it is after the change, and what its people are told of it. */
export interface EntryNotification {
  readonly entry: StoredEntry;
  readonly notice: NotificationContent;
  /** Where it is at hand; otherwise it is read when the mail is sent. */
  readonly competition?: StoredCompetition;
}

/** The notices of one piece of news: one for each who is told. */
export function notificationsFor({ entry, notice }: EntryNotification, now: Date): StoredNotification[] {
  return recipientsOf(entry, notice).map((to) => newNotification({ entry, notice }, to, now));
}

function newNotification({ entry, notice }: EntryNotification, to: Recipient, now: Date): StoredNotification {
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
 * What the transaction of a change carries, so that whoever has to be told of it is on record with the
 * change itself: one write for each who is told, at most three. `deliver` comes after it.
 */
export function notificationWrites(notification: EntryNotification, now: Date): TransactItem[] {
  return notificationsFor(notification, now).map((one) => ({
    write: {
      Put: {
        TableName: tableName(),
        Item: notificationItem(one),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  }));
}

/** While it is not sent it stands in the index of its competition, where the organiser finds it. */
export function notificationItem(notice: StoredNotification) {
  const { entryId, key, competitionId, at } = notice;
  return {
    ...noticeMailKey(entryId, key),
    ...(notice.sentAt === null && unsentIndexKey(competitionId, at, entryId, key)),
    ...notice,
  };
}
