import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import {
  REMINDER_PAUSE_MILLISECONDS,
  REMINDER_SUBJECTS,
  type ReminderSubject,
} from '../../../../shared/domain/entering/reminders/remindable.ts';
import { heldOutboxFields, isUndone, IS_UNDONE, storedOutbox } from '../../../platform/outbox/outboxItem.ts';
import type { Key } from '../../../platform/table/key.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItems, type Item } from '../../../platform/table/read.ts';
import { isWrittenOnce, type TransactItem } from '../../../platform/table/transaction.ts';
import { deleteWrite, putWrite } from '../../../platform/table/writes.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { reminderKey, remindersPartition } from '../../keys.ts';
import { notificationItem } from './notificationWrites.ts';

/** The outbox's kind of reminders. */
export const REMINDER = 'reminder';

/** The last reminder of a family about a subject: a mail of the outbox. */
const storedReminder = z.object({
  competitionId: z.string(),
  accountId: z.string(),
  about: z.enum(REMINDER_SUBJECTS),
  /** Null for every kind of entry. */
  kind: z.nullable(z.enum(ENTRY_KINDS)),
  words: z.nullable(z.string()),
  /** When it was asked for. */
  remindedAt: z.string(),
});

export type StoredReminder = z.output<typeof storedReminder>;

export const reminderOf = (item: Item): StoredReminder => storedReminder.parse(item);

/** As any version stored it. */
const reminded = z.object({
  accountId: z.string(),
  remindedAt: z.string(),
  outbox: z.optional(storedOutbox),
});

/** When families had a reminder of this subject within the pause, by account id. */
export async function remindedWithinPause(
  { competitionId, about }: { readonly competitionId: string; readonly about: ReminderSubject },
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const keys = accountIds.map((accountId) => reminderKey(competitionId, about, accountId));
  const stored = (await getItems(keys, true)).map((item) => reminded.parse(item));
  const recent = stored.filter(
    ({ remindedAt, outbox }) => remindedAt > pauseBefore(now) && !isUndone(outbox),
  );
  return new Map(recent.map(({ accountId, remindedAt }) => [accountId, remindedAt]));
}

const pauseBefore = (now: Date) => new Date(now.getTime() - REMINDER_PAUSE_MILLISECONDS).toISOString();

/**
 * Stores a family's reminder as a mail that the caller sends at once.
 * @param by the account that asks for it
 * @returns the item; null within the pause after an earlier one, unless that one failed
 */
export async function holdReminder(
  reminder: Omit<StoredReminder, 'remindedAt'>,
  by: string,
  now: Date,
): Promise<Item | null> {
  const { competitionId, about, accountId } = reminder;
  const key = reminderKey(competitionId, about, accountId);
  const item = {
    ...key,
    ...heldOutboxFields({ ...key, competitionId }, REMINDER, now),
    type: 'reminder',
    ...reminder,
    by,
    remindedAt: now.toISOString(),
    sentAt: null,
  };
  const isHeld = await isWrittenOnce(
    putWrite(item, {
      condition: `attribute_not_exists(remindedAt) OR remindedAt <= :before OR ${IS_UNDONE.condition}`,
      names: IS_UNDONE.names,
      values: { ':before': pauseBefore(now), ...IS_UNDONE.values },
    }),
  );
  return isHeld ? item : null;
}

/** Records a sent reminder with each entry that it named. */
export function remindedWrites(
  { about, remindedAt: at }: StoredReminder,
  entries: readonly StoredEntry[],
  now: Date,
): TransactItem[] {
  return entries.map(({ id, accountId, competitionId }) =>
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
        sentAt: now.toISOString(),
        failure: null,
      }),
    ),
  );
}

/** A stored reminder, as its deletion needs it. */
export interface SentReminder extends Key {
  readonly remindedAt: string;
}

const sentReminder = z.object({ pk: z.string(), sk: z.string(), remindedAt: z.string() });

/** A page of a competition's reminders. */
export async function remindersOf(
  competitionId: string,
  cursor: string | undefined,
): Promise<{ readonly reminders: readonly SentReminder[]; readonly nextCursor: string | null }> {
  const { items, nextCursor } = await queryPage(
    {
      KeyConditionExpression: 'pk = :reminders',
      ExpressionAttributeValues: { ':reminders': remindersPartition(competitionId) },
    },
    cursor,
  );
  return { reminders: items.map((item) => sentReminder.parse(item)), nextCursor };
}

/** Deletes a reminder, unless its family was reminded again since. */
export const deleteReminderWrite = (
  { pk, sk, remindedAt }: SentReminder,
  onConflict: () => Error,
): TransactItem =>
  deleteWrite({ pk, sk }, { condition: 'remindedAt = :read', values: { ':read': remindedAt }, onConflict });
