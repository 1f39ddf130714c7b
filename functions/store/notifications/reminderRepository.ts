import * as z from 'zod/mini';
import {
  REMINDER_PAUSE_MILLISECONDS,
  type ReminderSubject,
} from '../../../shared/domain/reminders/remindable.ts';
import { getItems } from '../../platform/table/read.ts';
import { transact } from '../../platform/table/transaction.ts';
import { isWritten, putWrite, updateItem } from '../../platform/table/writes.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { reminderKey } from '../keys.ts';
import { notificationItem } from './notificationWrites.ts';

const reminded = z.object({ accountId: z.string(), remindedAt: z.string() });

export interface ReminderOf {
  readonly competitionId: string;
  readonly about: ReminderSubject;
}

/** When families had a reminder of this subject within the pause, by account id. */
export async function remindedWithinPause(
  { competitionId, about }: ReminderOf,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const keys = accountIds.map((accountId) => reminderKey(competitionId, about, accountId));
  const stored = (await getItems(keys, true)).map((item) => reminded.parse(item));
  const recent = stored.filter(({ remindedAt }) => remindedAt > pauseBefore(now));
  return new Map(recent.map(({ accountId, remindedAt }) => [accountId, remindedAt]));
}

const pauseBefore = (now: Date) => new Date(now.getTime() - REMINDER_PAUSE_MILLISECONDS).toISOString();

/**
 * Claims a family's reminder before it is sent, so that concurrent calls send it once.
 * @returns whether this call is to send it; false within the pause after an earlier one
 */
export async function claimReminder(
  { competitionId, about }: ReminderOf,
  accountId: string,
  by: string,
  now: Date,
): Promise<boolean> {
  const claim = updateItem(reminderKey(competitionId, about, accountId), {
    update: 'SET #type = :type, accountId = :account, remindedAt = :now, #by = :by',
    condition: 'attribute_not_exists(remindedAt) OR remindedAt <= :before',
    names: { '#type': 'type', '#by': 'by' },
    values: {
      ':type': 'reminder',
      ':account': accountId,
      ':now': now.toISOString(),
      ':by': by,
      ':before': pauseBefore(now),
    },
  });
  return isWritten(claim);
}

/** Ends the pause of a family whose reminder the mail service refused. */
export async function releaseReminder(
  { competitionId, about }: ReminderOf,
  accountId: string,
): Promise<void> {
  await updateItem(reminderKey(competitionId, about, accountId), {
    update: 'SET remindedAt = :never',
    values: { ':never': '' },
  });
}

/** Below DynamoDB's limit of 100 writes in one transaction. */
const MAX_WRITES = 90;

/** Records a sent reminder with each entry that it named. */
export async function recordReminder(
  about: ReminderSubject,
  entries: readonly StoredEntry[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const writes = entries.map(({ id, accountId, competitionId }) =>
    putWrite(
      notificationItem({
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
    ),
  );
  for (let start = 0; start < writes.length; start += MAX_WRITES)
    await transact(writes.slice(start, start + MAX_WRITES));
}
