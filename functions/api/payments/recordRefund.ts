import { ulid } from 'ulidx';
import { PAYMENT_METHODS } from '../../../shared/contract/payments/payments.ts';
import { refundProblems } from '../../../shared/domain/payments/recordProblems.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { paymentKey } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { deallocateWrite } from '../../services/payments/allocationWrites.ts';
import { recordOnce, refusePayment, refusePaymentDay } from '../../services/payments/recordOnce.ts';
import { findPayment } from '../../store/payments/repository.ts';
import type { StoredPayment } from '../../store/payments/storedPayment.ts';

/** A payment that came from a bank statement and is corrected goes back to the tray with its row. */
export const recordRefund: Handler<'recordRefund'> = async (request) => {
  const { body, session, now } = request;
  await refusePaymentDay(request);
  return recordOnce(request, async (entry) => {
    const of = await findPayment(entry.id, body.refundOf);
    refusePayment(refundProblems(body, of ?? undefined));
    if (!of) throw wrongField('refundOf', 'MustExist');
    const payment: StoredPayment = {
      type: 'payment',
      id: ulid(now.getTime()),
      kind: 'refund',
      entryId: entry.id,
      competitionId: entry.competitionId,
      currency: entry.currency,
      ...body,
      takenBy: session.id,
      recordedAt: now.toISOString(),
      paidBy: PAYMENT_METHODS.find((method) => method === of.method) ?? null,
      refunded: 0,
      bankRowId: of.bankRowId,
    };
    const back = body.method === 'correction' && of.bankRowId !== null;
    return {
      payment,
      writes: [refundedWrite(of, body.amount), ...(back ? [deallocateWrite(of, body.amount)] : [])],
    };
  });
};

/** What of a payment was given back never exceeds it, whoever else gives back at the same moment. */
function refundedWrite(payment: StoredPayment, amount: number): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: paymentKey(payment.entryId, payment.id),
        UpdateExpression: 'SET refunded = refunded + :amount',
        ConditionExpression: 'refunded <= :most',
        ExpressionAttributeValues: { ':amount': amount, ':most': payment.amount - amount },
      },
    },
    refusal: () => wrongField('amount', 'MustSmaller'),
  };
}
