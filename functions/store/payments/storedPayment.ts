import * as z from 'zod/mini';
import { payment } from '../../../shared/contract/payments/payments.ts';
import { paymentIndexKey, paymentKey } from '../keys.ts';

/** A payment or a refund as the table has it: `takenBy` is the account's id. */
export const storedPayment = z.extend(payment, {
  type: z.literal('payment'),
  competitionId: z.string(),
  takenBy: z.string(),
});

export type StoredPayment = z.output<typeof storedPayment>;

/** It stands with its entry, and in the index with the competition's others by its day. */
export function paymentItem(stored: StoredPayment) {
  return {
    ...paymentKey(stored.entryId, stored.id),
    ...paymentIndexKey(stored.competitionId, stored.receivedOn, stored.id),
    ...stored,
  };
}
