import { entryHistoryItem } from '../../functions/store/entering/entries/history.ts';
import { reprice } from '../../functions/services/entering/entries/pricing/reprice.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { demoPayment } from './payments.ts';
import { beforeWithdrawal } from './withdrawn.ts';

/** An entry's history after its submit: payments and withdrawals. */
export function entryHistoryItems(entry: StoredEntry, now: Date) {
  const stood = beforeWithdrawal(entry);
  const payment = demoPayment(entry, now);
  const unpaid = reprice({ ...stood, paid: 0 });
  return [
    ...(payment
      ? [
          entryHistoryItem(
            unpaid,
            stood,
            { action: 'payment', by: payment.takenBy, now: new Date(payment.recordedAt) },
            `${entry.id}-PAID`,
          ),
        ]
      : []),
    ...(entry.withdrawnAt === null
      ? []
      : [
          entryHistoryItem(
            stood,
            entry,
            { action: 'withdrawn', by: entry.accountId, now: new Date(entry.withdrawnAt) },
            `${entry.id}-WITHDRAWN`,
          ),
        ]),
  ];
}
