import * as z from 'zod/mini';
import { payment } from '../../../../shared/contract/entering/payments/payments.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { GSI1 } from '../../../platform/table/key.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, updateWrite } from '../../../platform/table/writes.ts';
import { PAYMENT_PREFIX, paymentIndexKey, paymentKey, paymentsIndex, paymentsPartition } from './keys.ts';

/** A payment or refund as stored: `takenBy` is the id of the account that recorded it. */
export const storedPayment = z.extend(payment, {
  type: z.literal('payment'),
  competitionId: z.string(),
  takenBy: z.string(),
});

export type StoredPayment = z.output<typeof storedPayment>;

/** The item stands in its entry's partition, and by day in its competition's index. */
export function paymentItem(stored: StoredPayment) {
  return {
    ...paymentKey(stored.entryId, stored.id),
    ...paymentIndexKey(stored.competitionId, stored.receivedOn, stored.id),
    ...stored,
  };
}

/** Payments and refunds of an entry, oldest record first. */
export async function paymentsOf(entryId: string): Promise<StoredPayment[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :entry AND begins_with(sk, :payments)',
    ExpressionAttributeValues: { ':entry': paymentsPartition(entryId), ':payments': PAYMENT_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => storedPayment.parse(item));
}

export async function findPayment(entryId: string, paymentId: string): Promise<StoredPayment | null> {
  const item = await getItem(paymentKey(entryId, paymentId));
  return item ? storedPayment.parse(item) : null;
}

/** The treasurer's report adds up whole lists, so pages are large; an item has half a kilobyte. */
const PAGE_SIZE = 250;

/** A page of a competition's payments and refunds, by day. */
export async function paymentsOfCompetition(competitionId: string, cursor: string | undefined) {
  const page = await queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :payments',
      ExpressionAttributeValues: { ':payments': paymentsIndex(competitionId) },
      Limit: PAGE_SIZE,
    },
    cursor,
  );
  return { payments: page.items.map((item) => storedPayment.parse(item)), nextCursor: page.nextCursor };
}

export const createPaymentWrite = (payment: StoredPayment): TransactItem => createWrite(paymentItem(payment));

/** Adds to a payment's refunds. The condition holds when two refunds are recorded at the same moment. */
export const addRefundWrite = (payment: StoredPayment, amount: number): TransactItem =>
  updateWrite(paymentKey(payment.entryId, payment.id), {
    update: 'SET refunded = refunded + :amount',
    condition: 'refunded <= :most',
    values: { ':amount': amount, ':most': payment.amount - amount },
    onConflict: () => wrongField('amount', 'MustSmaller'),
  });
