import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import type { StoredPayment } from '../../functions/store/money/payments/payments.ts';
import { DEMO_ADMINISTRATOR } from './accounts.ts';
import { DAY_MILLISECONDS, utcDay } from '../../shared/domain/core/dates/days.ts';

const METHODS = ['transfer', 'transfer', 'transfer', 'cash', 'cheque'] as const;

/** An entry's payment, recorded a few days after its submit; none for an unpaid one. */
export function demoPayment(entry: StoredEntry, now: Date): StoredPayment | null {
  if (entry.paid === 0) return null;
  // Chosen by the last letter of the id, which is as good as random.
  const luck = entry.id.charCodeAt(entry.id.length - 1);
  const submitted = Date.parse(entry.submittedAt);
  const recorded = new Date(Math.min(submitted + ((luck % 6) + 1) * DAY_MILLISECONDS, now.getTime()));
  const method = METHODS[luck % METHODS.length] ?? 'transfer';
  return {
    type: 'payment',
    id: entry.id,
    kind: 'payment',
    method,
    entryId: entry.id,
    competitionId: entry.competitionId,
    amount: entry.paid,
    currency: entry.currency,
    receivedOn: utcDay(recorded),
    reference: method === 'transfer' ? entry.paymentReference : null,
    note: null,
    takenBy: DEMO_ADMINISTRATOR,
    recordedAt: recorded.toISOString(),
    refundOf: null,
    paidBy: null,
    refunded: 0,
    bankRowId: null,
  };
}
