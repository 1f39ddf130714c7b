import { transact } from '../../platform/table/transaction.ts';
import { deleteItem, IS_NEW, isWritten, putItem, putWrite } from '../../platform/table/writes.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { emailedKey } from '../keys.ts';
import { notificationItem } from './notificationWrites.ts';

export interface MessageOf {
  readonly competitionId: string;
  readonly message: string;
}

/** Nobody sends a message again a month later. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * Claims a family's copy of a message before it is sent, so that concurrent calls send it once.
 * @returns whether this call is to send it
 */
export async function claimEmail(
  { competitionId, message }: MessageOf,
  accountId: string,
  by: string,
  now: Date,
): Promise<boolean> {
  const item = {
    ...emailedKey(competitionId, message, accountId),
    type: 'emailed',
    accountId,
    by,
    sentAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
  };
  return isWritten(putItem(item, { condition: IS_NEW }));
}

/** Gives a copy back that the mail service refused. */
export async function releaseEmail({ competitionId, message }: MessageOf, accountId: string): Promise<void> {
  await deleteItem(emailedKey(competitionId, message, accountId));
}

/** Records a sent message with each of the family's entries that it was sent for. */
export async function recordEmail(
  message: string,
  subject: string,
  entries: readonly StoredEntry[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await transact(
    entries.map(({ id, accountId, competitionId }) =>
      putWrite(
        notificationItem({
          type: 'notice',
          key: `email#${message}`,
          entryId: id,
          accountId,
          competitionId,
          to: 'family',
          notice: { what: 'email', subject },
          at,
          sentAt: at,
          failure: null,
        }),
      ),
    ),
  );
}
