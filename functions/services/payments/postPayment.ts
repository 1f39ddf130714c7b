import { saveEntry, retryOnVersionConflict } from '../entries/save/saveEntry.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { notificationWrites, type EntryNotification } from '../../store/notifications/notificationWrites.ts';
import { tryIssueReceipt } from '../documents/issueReceiptOf.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { paymentItem, type StoredPayment } from '../../store/payments/storedPayment.ts';

interface PostingOptions {
  readonly competitionId: string;
  readonly entryId: string;
  /** The account that records it. */
  readonly by: string;
  readonly now: Date;
  readonly reason?: string | null;
}

/** A record of money, and what else its transaction writes. */
export interface NewPayment {
  readonly payment: StoredPayment;
  readonly writes: readonly TransactItem[];
}

/**
 * Writes a payment or a refund in one transaction with the entry that it changes, its history, its
 * counters and the mail about it, and issues the entry's receipt anew. What a person saw of the entry does not matter: money that came has
 * come, so a version that has passed is read again.
 * @param recordOf what is recorded, made of the entry as it is now; what it throws is thrown
 * @returns the news to send, the entry as it is after it
 * @throws {ApiError} NotFound for an entry of another competition; Busy where it changes all the time
 */
export async function postPayment(
  { competitionId, entryId, by, now, reason }: PostingOptions,
  recordOf: (entry: StoredEntry) => Promise<NewPayment> | NewPayment,
): Promise<EntryNotification> {
  const notification = await retryOnVersionConflict(async () => {
    const before = await getEntryOfCompetition(competitionId, entryId);
    const { payment, writes } = await recordOf(before);
    const { id, amount, method, receivedOn } = payment;
    const notice = { what: payment.kind, money: { id, amount, method, receivedOn } };
    const entry = await saveEntry(before, withPayment(before, payment), {
      action: method === 'correction' ? 'paymentTakenBack' : payment.kind,
      by,
      reason: reason ?? undefined,
      now,
      extraWrites: (changed) => [
        createWrite(payment),
        ...writes,
        ...notificationWrites({ entry: changed, notice }, now),
      ],
    });
    return { entry, notice };
  });
  await tryIssueReceipt({ read: () => getEntryOfCompetition(competitionId, entryId), by, now });
  return notification;
}

/** What an entry's sums become; a correction takes back what was never paid, so it gives nothing back. */
function withPayment<Entry extends StoredEntry>(
  entry: Entry,
  { kind, method, amount }: Pick<StoredPayment, 'kind' | 'method' | 'amount'>,
): Entry {
  if (kind === 'payment') return { ...entry, paid: entry.paid + amount };
  const given = method === 'correction' ? 0 : amount;
  return { ...entry, paid: entry.paid - amount, refunded: entry.refunded + given };
}

function createWrite(payment: StoredPayment): TransactItem {
  const Item = paymentItem(payment);
  return {
    write: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
  };
}
