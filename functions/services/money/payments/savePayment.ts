import type { TransactItem } from '../../../platform/table/transaction.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { notificationWrites } from '../../../store/entering/notifications/notificationWrites.ts';
import { createPaymentWrite, type StoredPayment } from '../../../store/money/payments/payments.ts';
import { saveEntry } from '../../entering/entries/save/saveEntry.ts';

interface SaveOptions {
  /** Further writes of the same transaction. */
  readonly writes: readonly TransactItem[];
  readonly reason?: string | null;
  readonly now: Date;
  /** Null where nobody did it here; by default whoever took it. */
  readonly by?: null;
  /** Whether the family gets an email about it. */
  readonly isTold?: boolean;
}

/**
 * Stores a payment or refund in one transaction with the entry's new sums, its history, its counters and
 * the notification.
 * @returns the entry as it is stored
 * @throws {ApiError} VersionConflict; what a condition of `writes` throws
 */
export async function savePayment(
  entry: StoredEntry,
  payment: StoredPayment,
  { writes, reason, by, now, isTold = true }: SaveOptions,
): Promise<StoredEntry> {
  const { id, kind, amount, method, receivedOn } = payment;
  const paid = withPayment(entry, payment);
  const notice = { what: kind, money: { id, amount, method, receivedOn } };
  const notified = isTold ? notificationWrites({ entry: paid, notice }, now) : [];
  return saveEntry(entry, paid, {
    action: method === 'correction' ? 'paymentTakenBack' : kind,
    by: by === null ? null : payment.takenBy,
    reason: reason ?? undefined,
    now,
    extraWrites: () => [createPaymentWrite(payment), ...writes, ...notified],
  });
}

/** Adds a payment or refund to an entry's sums. A correction voids money that never came: it is no refund. */
function withPayment(entry: StoredEntry, { kind, method, amount }: StoredPayment): StoredEntry {
  if (kind === 'payment') return { ...entry, paid: entry.paid + amount };
  const refunded = method === 'correction' ? entry.refunded : entry.refunded + amount;
  return { ...entry, paid: entry.paid - amount, refunded };
}
