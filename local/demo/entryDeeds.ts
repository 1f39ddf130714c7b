import { historyItem } from '../../functions/store/entries/historyRecord.ts';
import { settled } from '../../functions/services/entries/pricing/settled.ts';
import type { StoredEntry } from '../../functions/store/entries/storedEntry.ts';
import { demoPayment } from './payments.ts';
import { asItStood } from './withdrawn.ts';

/** What was done to an entry after it came in: paid, withdrawn. */
export function entryDeeds(entry: StoredEntry, now: Date) {
  const stood = asItStood(entry);
  const payment = demoPayment(entry, now);
  const unpaid = settled({ ...stood, paid: 0 });
  return [
    ...(payment
      ? [
          historyItem(
            unpaid,
            stood,
            { what: 'payment', by: payment.takenBy, now: new Date(payment.recordedAt) },
            `${entry.id}-PAID`,
          ),
        ]
      : []),
    ...(entry.withdrawnAt === null
      ? []
      : [
          historyItem(
            stood,
            entry,
            { what: 'withdrawn', by: entry.accountId, now: new Date(entry.withdrawnAt) },
            `${entry.id}-WITHDRAWN`,
          ),
        ]),
  ];
}
