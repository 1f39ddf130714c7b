import { ulid } from 'ulidx';
import type { Handler } from '../../platform/http/requestContext.ts';
import { recordOnce, refusePaymentDay } from '../../services/payments/recordOnce.ts';

export const recordPayment: Handler<'recordPayment'> = async (request) => {
  const { body, session, now } = request;
  await refusePaymentDay(request);
  return recordOnce(request, (entry) => ({
    payment: {
      type: 'payment',
      id: ulid(now.getTime()),
      kind: 'payment',
      entryId: entry.id,
      competitionId: entry.competitionId,
      currency: entry.currency,
      ...body,
      takenBy: session.id,
      recordedAt: now.toISOString(),
      refundOf: null,
      paidBy: null,
      refunded: 0,
      bankRowId: null,
    },
    writes: [],
  }));
};
