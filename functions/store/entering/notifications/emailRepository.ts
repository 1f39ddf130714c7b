import * as z from 'zod/mini';
import { heldOutboxFields, IS_UNDONE } from '../../../platform/outbox/outboxItem.ts';
import type { Item } from '../../../platform/table/read.ts';
import { isWrittenOnce, type TransactItem } from '../../../platform/table/transaction.ts';
import { IS_NEW, putWrite } from '../../../platform/table/writes.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { emailedKey } from '../../keys.ts';
import { notificationItem } from './notificationWrites.ts';

/** The outbox's kind of organisers' own emails. */
export const ORGANISER_EMAIL = 'organiserEmail';

/** A family's copy of an organiser's message: a mail of the outbox. */
const storedEmail = z.object({
  competitionId: z.string(),
  /** Names the message, so that its parts and repeats belong together. */
  message: z.string(),
  accountId: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Ids of the family's entries that it is sent for. */
  entries: z.array(z.string()),
  /** When it was asked for. */
  at: z.string(),
});

export type StoredEmail = z.output<typeof storedEmail>;

export const emailOf = (item: Item): StoredEmail => storedEmail.parse(item);

/** A message is not sent again a month later. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * Stores a family's copy of a message as a mail that the caller sends at once.
 * @param by the account that asks for it
 * @returns the item; null where the family has a copy that did not fail
 */
export async function holdEmail(email: Omit<StoredEmail, 'at'>, by: string, now: Date): Promise<Item | null> {
  const { competitionId, message, accountId } = email;
  const key = emailedKey(competitionId, message, accountId);
  const item = {
    ...key,
    ...heldOutboxFields({ ...key, competitionId }, ORGANISER_EMAIL, now),
    type: 'emailed',
    ...email,
    by,
    at: now.toISOString(),
    sentAt: null,
    expiresAt: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
  };
  const { names, values } = IS_UNDONE;
  const condition = `${IS_NEW} OR ${IS_UNDONE.condition}`;
  return (await isWrittenOnce(putWrite(item, { condition, names, values }))) ? item : null;
}

/** Records a sent message with each of the family's entries that it was sent for. */
export function emailedWrites(
  { message, subject, at }: StoredEmail,
  entries: readonly StoredEntry[],
  now: Date,
): TransactItem[] {
  return entries.map(({ id, accountId, competitionId }) =>
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
        sentAt: now.toISOString(),
        failure: null,
      }),
    ),
  );
}
