import * as z from 'zod/mini';
import {
  heldOutboxFields,
  IS_UNDONE,
  isUndone,
  newOutboxFields,
  storedOutbox,
} from '../../../platform/outbox/outboxItem.ts';
import { queryAll, type Item } from '../../../platform/table/read.ts';
import { isWrittenOnce, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, IS_NEW, putWrite } from '../../../platform/table/writes.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { emailedKey, emailedPrefix, emailsPartition } from '../../keys.ts';
import { notificationItem } from './notificationWrites.ts';

/** The outbox's kind of organisers' own emails. */
export const ORGANISER_EMAIL = 'organiserEmail';

/** A copy of an organiser's message, a family's or a coach's: a mail of the outbox. */
const storedEmail = z.object({
  competitionId: z.string(),
  /** Names the message, so that its parts and repeats belong together. */
  message: z.string(),
  /** The family's; '' where it is a coach's. */
  accountId: z.string(),
  coachId: z.optional(z.string()),
  subject: z.string(),
  text: z.string(),
  /** Ids of the family's entries that it is sent for; none for a coach. */
  entries: z.array(z.string()),
  /** Whether it is about the day, not about the entries. */
  isAboutDay: z.optional(z.boolean()),
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
  const { competitionId } = email;
  const key = keyOf(email);
  const held = heldOutboxFields({ ...key, competitionId }, ORGANISER_EMAIL, now);
  const item = { ...key, ...held, ...copyOf(email, by, now) };
  const { names, values } = IS_UNDONE;
  const condition = `${IS_NEW} OR ${IS_UNDONE.condition}`;
  return (await isWrittenOnce(putWrite(item, { condition, names, values }))) ? item : null;
}

/** Stores a copy of a message, which the outbox sends; one that is there stays as it is. */
export async function storeEmail(email: Omit<StoredEmail, 'at'>, by: string, now: Date): Promise<void> {
  const key = keyOf(email);
  const place = { ...key, competitionId: email.competitionId };
  const waiting = newOutboxFields(place, ORGANISER_EMAIL, now.toISOString());
  await isWrittenOnce(createWrite({ ...key, ...waiting, ...copyOf(email, by, now) }));
}

const keyOf = ({ competitionId, message, accountId, coachId }: Omit<StoredEmail, 'at'>) =>
  emailedKey(competitionId, message, coachId ?? accountId);

const copyOf = (email: Omit<StoredEmail, 'at'>, by: string, now: Date) => ({
  type: 'emailed',
  ...email,
  by,
  at: now.toISOString(),
  sentAt: null,
  expiresAt: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
});

const storedCopy = z.object({
  coachId: z.optional(z.string()),
  entries: z.array(z.string()),
  sentAt: z.nullable(z.string()),
  outbox: storedOutbox,
});

/** What became of a copy; a coach's has no entries. */
interface SentCopy {
  readonly coachId: string | null;
  readonly entryIds: readonly string[];
  readonly state: 'sent' | 'waiting' | 'unsent';
}

/** What became of each copy of a message. */
export async function copiesOf(competitionId: string, message: string): Promise<SentCopy[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :emails AND begins_with(sk, :message)',
    ExpressionAttributeValues: {
      ':emails': emailsPartition(competitionId),
      ':message': emailedPrefix(message),
    },
  });
  return items.map((item) => {
    const { coachId = null, entries: entryIds, sentAt, outbox } = storedCopy.parse(item);
    if (isUndone(outbox)) return { coachId, entryIds, state: 'unsent' };
    return { coachId, entryIds, state: sentAt === null ? 'waiting' : 'sent' };
  });
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
