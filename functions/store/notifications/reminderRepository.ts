import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  REMINDER_PAUSE_MILLISECONDS,
  type ReminderSubject,
} from '../../../shared/domain/reminders/remindable.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { documentClient } from '../../platform/table/client.ts';
import { reminderKey } from '../keys.ts';
import { getItems, tableName } from '../../platform/table/read.ts';
import { transact } from '../../platform/table/transaction.ts';
import { notificationItem } from './notificationWrites.ts';

const reminded = z.object({ accountId: z.string(), remindedAt: z.string() });

export interface ReminderOf {
  readonly competitionId: string;
  readonly about: ReminderSubject;
}

/** When each of these families had a reminder of the kind within the last day; who had none is missing. */
export async function remindedWithinPause(
  { competitionId, about }: ReminderOf,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const items = await getItems(
    accountIds.map((accountId) => reminderKey(competitionId, about, accountId)),
    true,
  );
  const all = items.map((item) => reminded.parse(item));
  return new Map(
    all
      .filter(({ remindedAt }) => remindedAt > pauseBefore(now))
      .map(({ accountId, remindedAt }) => [accountId, remindedAt]),
  );
}

const pauseBefore = (now: Date) => new Date(now.getTime() - REMINDER_PAUSE_MILLISECONDS).toISOString();

/**
 * Takes the reminder of a family for this day, before it is sent: of two who send, one reaches it.
 * @returns whether it is ours to send
 */
export async function claimReminder(
  { competitionId, about }: ReminderOf,
  accountId: string,
  by: string,
  now: Date,
): Promise<boolean> {
  try {
    await documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: reminderKey(competitionId, about, accountId),
        UpdateExpression: 'SET #type = :type, accountId = :account, remindedAt = :now, #by = :by',
        ConditionExpression: 'attribute_not_exists(remindedAt) OR remindedAt <= :before',
        ExpressionAttributeNames: { '#type': 'type', '#by': 'by' },
        ExpressionAttributeValues: {
          ':type': 'reminder',
          ':account': accountId,
          ':now': now.toISOString(),
          ':by': by,
          ':before': pauseBefore(now),
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Gives back what mail refused, so that the family can be reminded still today. */
export async function releaseReminder(
  { competitionId, about }: ReminderOf,
  accountId: string,
): Promise<void> {
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: reminderKey(competitionId, about, accountId),
      UpdateExpression: 'SET remindedAt = :never',
      ExpressionAttributeValues: { ':never': '' },
    }),
  );
}

/** At most so many writes in one transaction. */
const CONCURRENCY = 90;

/** Puts a reminder that was sent on record with each entry that it named. */
export async function recordReminder(
  about: ReminderSubject,
  entries: readonly StoredEntry[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (let start = 0; start < entries.length; start += CONCURRENCY)
    await transact(
      entries.slice(start, start + CONCURRENCY).map(({ id, accountId, competitionId }) => ({
        write: {
          Put: {
            TableName: tableName(),
            Item: notificationItem({
              type: 'notice',
              key: `reminder#${about}#${at}`,
              entryId: id,
              accountId,
              competitionId,
              to: 'family',
              notice: { what: 'reminder', about },
              at,
              sentAt: at,
              failure: null,
            }),
          },
        },
      })),
    );
}
