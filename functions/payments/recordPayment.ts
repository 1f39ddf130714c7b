import { ulid } from 'ulidx';
import { dayProblems } from '../../shared/domain/payments/recordProblems.ts';
import type { Handler } from '../http/exchange.ts';
import { recording, refuse } from './recording.ts';

export const recordPayment: Handler<'recordPayment'> = async (request) => {
  const { body, session, now } = request;
  refuse(dayProblems(body.receivedOn, now));
  return recording(request, (entry) => ({
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
    steps: [],
  }));
};
