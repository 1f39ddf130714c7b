import * as z from 'zod/mini';
import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import { queryAll } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite } from '../../../platform/table/writes.ts';
import { cancelledPanelKey, cancelledPanelsPartition } from './keys.ts';

/** A mail to a judge or referee about the flights that they lose with a cancelled event. */
const cancelledPanel = z.object({
  competitionId: z.string(),
  event: z.object({ id: z.string(), format: z.string(), level: z.string() }),
  reason: z.string(),
  /** When the event was cancelled. */
  cancelledAt: z.string(),
  coachId: z.string(),
  /** The version that was published then. */
  version: z.number(),
  /** In order of time. */
  flights: z.array(z.object({ surfaceId: z.string(), date: z.string(), start: z.string() })),
  /** Whether the judge has other flights in that version. */
  hasOthers: z.boolean(),
  sentAt: z.nullable(z.string()),
});

export type CancelledPanel = z.output<typeof cancelledPanel>;

export const cancelledPanelOf = (item: unknown): CancelledPanel => cancelledPanel.parse(item);

/** The outbox's kind of mails to judges about cancelled events. */
export const CANCELLED_PANEL = 'cancelledPanel';

/** For the transaction that cancels the event; the outbox sends it. */
export function cancelledPanelWrite(mail: Omit<CancelledPanel, 'sentAt'>): TransactItem {
  const { competitionId, cancelledAt, coachId } = mail;
  const key = cancelledPanelKey(competitionId, { eventId: mail.event.id, cancelledAt, coachId });
  const fields = newOutboxFields({ ...key, competitionId }, CANCELLED_PANEL, cancelledAt);
  return putWrite({ ...key, ...fields, type: 'notice', ...mail, sentAt: null });
}

/** What the judges of a competition were mailed about cancelled events. */
export async function cancelledPanelsOf(competitionId: string): Promise<CancelledPanel[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :cancelled',
    ExpressionAttributeValues: { ':cancelled': cancelledPanelsPartition(competitionId) },
    ConsistentRead: true,
  });
  return items.map(cancelledPanelOf);
}
