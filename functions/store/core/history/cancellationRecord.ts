import { createHash } from 'node:crypto';
import { encodeTime } from 'ulidx';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite } from '../../../platform/table/writes.ts';
import { historyItem } from './changeRecord.ts';

interface CancelledBy {
  readonly competitionId: string;
  readonly eventId: string;
  readonly event: string;
  readonly reason: string;
  /** The account's id. */
  readonly by: string;
  readonly at: Date;
}

/** The competition's record that an event was cancelled: found by event and time, it says who did it. */
export function cancellationWrite({
  competitionId,
  eventId,
  event,
  reason,
  by,
  at,
}: CancelledBy): TransactItem {
  const change = {
    of: { subject: 'competition', id: competitionId },
    subject: 'form',
    action: 'changed',
    by,
    at,
    before: {},
    after: { cancelled: event, reason },
  } as const;
  return putWrite(historyItem(change, cancellationRecordId(eventId, at)));
}

/** Sorts by time, as the ids of all records. */
export function cancellationRecordId(eventId: string, at: Date): string {
  const event = createHash('sha256').update(`cancelEvent ${eventId}`).digest('hex').slice(0, 16);
  return `${encodeTime(at.getTime(), 10)}${event.toUpperCase()}`;
}
