import * as z from 'zod/mini';
import { MESSAGE_RECIPIENTS } from '../../../../shared/contract/day/messages.ts';
import { newOutboxFields, storedOutbox } from '../../../platform/outbox/outboxItem.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { isWrittenOnce } from '../../../platform/table/transaction.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import { messageKey, messagesPartition } from './keys.ts';

/** The outbox's kind: the work of storing a mail for each family. */
export const MESSAGE = 'message';

/** An organiser's message. It is unsent until each family's mail is stored. */
const storedMessage = z.object({
  type: z.literal('message'),
  competitionId: z.string(),
  /** The same names the families' copies. */
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  to: z.enum(MESSAGE_RECIPIENTS),
  eventId: z.nullable(z.string()),
  flightId: z._default(z.nullable(z.string()), null),
  /** Of the venue, `YYYY-MM-DD`. */
  date: z.nullable(z.string()),
  toCoaches: z._default(z.boolean(), false),
  toJudges: z._default(z.boolean(), false),
  /** The account. */
  by: z.string(),
  at: z.string(),
  sentAt: z.nullable(z.string()),
  outbox: storedOutbox,
});

export type StoredMessage = z.output<typeof storedMessage>;

export const messageOf = (item: unknown): StoredMessage => storedMessage.parse(item);

/** As long as the families' mails. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** @returns false where a message of this id is stored */
export async function storeMessage(
  message: Omit<StoredMessage, 'type' | 'sentAt' | 'outbox'>,
): Promise<boolean> {
  const { competitionId, id, at } = message;
  const key = messageKey(competitionId, id);
  return isWrittenOnce(
    createWrite({
      ...key,
      ...newOutboxFields({ ...key, competitionId }, MESSAGE, at),
      type: 'message',
      ...message,
      sentAt: null,
      expiresAt: Math.floor(Date.parse(at) / 1000) + KEPT_SECONDS,
    }),
  );
}

/** The messages of a competition, in no order. */
export async function messagesOf(competitionId: string): Promise<StoredMessage[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :messages',
    ExpressionAttributeValues: { ':messages': messagesPartition(competitionId) },
    ConsistentRead: true,
  });
  return items.map(messageOf);
}

export async function findMessage(competitionId: string, id: string): Promise<StoredMessage | null> {
  const item = await getItem(messageKey(competitionId, id));
  return item ? messageOf(item) : null;
}
