import * as z from 'zod/mini';
import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import { createItem } from '../../../platform/table/writes.ts';
import { cancelledMailKey } from './keys.ts';

/** A mail to a coach about pupils whose event was cancelled: ids only, so that nobody erased is named. */
const cancelledMail = z.object({
  competitionId: z.string(),
  eventId: z.string(),
  /** When the event was cancelled. */
  cancelledAt: z.string(),
  coachId: z.string(),
  entryIds: z.array(z.string()),
  at: z.string(),
  sentAt: z.nullable(z.string()),
});

export type CancelledMail = z.output<typeof cancelledMail>;

export const cancelledMailOf = (item: unknown): CancelledMail => cancelledMail.parse(item);

/** The outbox's kind of mails to coaches about cancelled events. */
export const CANCELLED_MAIL = 'cancelledMail';

/** Stores a mail that the outbox sends; a coach who has it already gets no other. */
export async function storeCancelledMail(mail: Omit<CancelledMail, 'sentAt'>): Promise<void> {
  const key = cancelledMailKey(mail.competitionId, mail);
  const fields = newOutboxFields({ ...key, competitionId: mail.competitionId }, CANCELLED_MAIL, mail.at);
  await createItem({ ...key, ...fields, type: 'notice', ...mail, sentAt: null });
}
