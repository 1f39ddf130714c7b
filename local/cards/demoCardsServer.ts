import type { IncomingMessage } from 'node:http';
import { jsonAnswer, type Answer } from '../host/http/answer.ts';
import { readBody } from '../host/http/readBody.ts';
import { isSignature } from '../access/signature.ts';
import { demoFeeOf, payoutObject, transactionObject } from './demoPayouts.ts';
import { disputeObject, refundObject, sessionObject, type DemoCards, type DemoSession } from './DemoCards.ts';

const BODY_LIMIT = 64 * 1024;

const failure = (status: number, message: string) => jsonAnswer(status, { error: { message } });

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fields: URLSearchParams;
  readonly idempotencyKey: string;
}

/**
 * Stripe's protocol, with the calls that the product makes.
 * @param key other accounts of this machine reach the port too, and do not know it
 * @param pageOf the address of a session's page
 */
export function demoCardsService(
  cards: DemoCards,
  key: string,
  pageOf: (sessionId: string) => string,
): (request: IncomingMessage) => Promise<Answer> {
  return async (request) => {
    if (!isSignature(request.headers.authorization ?? '', `Bearer ${key}`))
      return failure(401, 'Unknown key');
    const [path = '/', search = ''] = (request.url ?? '/').split('?');
    return answer(cards, pageOf, {
      method: request.method ?? 'GET',
      path,
      query: new URLSearchParams(search),
      fields: new URLSearchParams((await readBody(request, BODY_LIMIT)).toString('utf8')),
      idempotencyKey: String(request.headers['idempotency-key'] ?? ''),
    });
  };
}

function answer(cards: DemoCards, pageOf: (id: string) => string, call: Call): Answer {
  const [, , collection, kind = '', id = '', action = ''] = call.path.split('/');
  const list = (data: readonly object[]) => jsonAnswer(200, { object: 'list', data });
  const paid = cards.ofIntent(call.query.get('payment_intent') ?? '');
  if (call.method === 'GET' && call.path === '/v1/refunds')
    return list(paid?.refunds.map((refund) => refundObject(paid, refund)) ?? []);
  if (call.method === 'GET' && call.path === '/v1/disputes')
    return list(paid?.disputes.map((dispute) => disputeObject(paid, dispute)) ?? []);
  if (call.method === 'POST' && call.path === '/v1/refunds') return refund(cards, call);
  if (call.method === 'GET' && call.path === '/v1/payouts') return list(cards.payOut().map(payoutObject));
  if (call.method === 'GET' && call.path === '/v1/balance_transactions') {
    const payout = cards.payOut().find((one) => one.id === call.query.get('payout'));
    return list(payout?.lines.map(transactionObject) ?? []);
  }
  if (collection !== 'checkout' || kind !== 'sessions') return failure(404, 'Unknown call');
  if (call.method === 'POST' && id === '') return start(cards, pageOf, call);
  const session = cards.find(id);
  if (!session) return failure(404, 'No such session');
  if (action === 'expire')
    return cards.expire(id) ? jsonAnswer(200, sessionObject(session)) : failure(400, 'Not open any more');
  return jsonAnswer(200, { ...sessionObject(session), payment_intent: moneyOf(session) });
}

function start(cards: DemoCards, pageOf: (id: string) => string, { fields, idempotencyKey }: Call): Answer {
  const lines: DemoSession['lines'] = [];
  for (let index = 0; fields.has(`line_items[${String(index)}][quantity]`); index += 1) {
    const field = (name: string) => fields.get(`line_items[${String(index)}][price_data]${name}`) ?? '';
    lines.push({ text: field('[product_data][name]'), amount: Number(field('[unit_amount]')) });
  }
  const session = cards.start(idempotencyKey, {
    attempt: fields.get('client_reference_id') ?? '',
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    currency: fields.get('line_items[0][price_data][currency]') ?? '',
    lines,
    returnTo: fields.get('success_url') ?? '',
    leaveTo: fields.get('cancel_url') ?? '',
    expiresAt: Number(fields.get('expires_at')),
  });
  return jsonAnswer(200, { ...sessionObject(session), url: pageOf(session.id) });
}

function refund(cards: DemoCards, { fields, idempotencyKey }: Call): Answer {
  const intent = fields.get('payment_intent') ?? '';
  const metadata = Object.fromEntries(
    ['refund', 'attempt'].map((name) => [name, fields.get(`metadata[${name}]`) ?? '']),
  );
  const made = cards.refund(idempotencyKey, { intent, amount: Number(fields.get('amount')), metadata });
  const session = cards.ofIntent(intent);
  return made && session
    ? jsonAnswer(200, refundObject(session, made))
    : failure(400, 'More than is left of the payment');
}

function moneyOf({ status, paid, intent, amount, currency }: DemoSession) {
  if (status !== 'complete') return null;
  if (paid === 'refused') return { id: intent, status: 'requires_payment_method', latest_charge: null };
  if (paid !== 'paid') return { id: intent, status: 'processing', latest_charge: null };
  const balance = { fee: demoFeeOf(amount), currency };
  return { id: intent, status: 'succeeded', latest_charge: { balance_transaction: balance } };
}
