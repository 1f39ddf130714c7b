import * as z from 'zod/mini';
import type { DemoSession } from './DemoCards.ts';

const payoutLine = z.object({
  id: z.string(),
  type: z.enum(['charge', 'refund', 'adjustment']),
  intent: z.string(),
  amount: z.number(),
  fee: z.number(),
});

export const demoPayout = z.object({
  id: z.string(),
  currency: z.string(),
  created: z.number(),
  lines: z.array(payoutLine),
});

export type DemoPayout = z.output<typeof demoPayout>;
type PayoutLine = z.output<typeof payoutLine>;

/** Of a hundred, as providers keep it. */
const FEE_PERCENT = 3.4;

export const demoFeeOf = (amount: number) => Math.round((amount * FEE_PERCENT) / 100);

/** What came in and went back since the payouts before, one payout for each currency. */
export function nextPayouts(
  sessions: readonly DemoSession[],
  before: readonly DemoPayout[],
  { newId, created }: { readonly newId: () => string; readonly created: number },
): DemoPayout[] {
  const sent = new Set(before.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const due = sessions.flatMap((session) =>
    linesOf(session).flatMap((line) => (sent.has(line.id) ? [] : [{ line, currency: session.currency }])),
  );
  return [...Map.groupBy(due, ({ currency }) => currency)].map(([currency, own]) => ({
    id: newId(),
    currency,
    created,
    lines: own.map(({ line }) => line),
  }));
}

function linesOf({ id, intent, paid, amount, refunds, disputes }: DemoSession): PayoutLine[] {
  if (paid !== 'paid') return [];
  return [
    { id: `txn_${id}`, type: 'charge', intent, amount, fee: demoFeeOf(amount) },
    ...refunds
      .filter(({ status }) => status === 'succeeded')
      .map((one): PayoutLine => ({
        id: `txn_${one.id}`,
        type: 'refund',
        intent,
        amount: -one.amount,
        fee: 0,
      })),
    ...disputes
      .filter(({ status }) => status === 'lost')
      .map((one): PayoutLine => ({
        id: `txn_${one.id}`,
        type: 'adjustment',
        intent,
        amount: -one.amount,
        fee: 0,
      })),
  ];
}

const netOf = ({ amount, fee }: PayoutLine) => amount - fee;

export const payoutObject = ({ id, currency, created, lines }: DemoPayout) => ({
  id,
  object: 'payout',
  amount: lines.reduce((sum, line) => sum + netOf(line), 0),
  currency,
  status: 'paid',
  arrival_date: created,
  created,
});

export const transactionObject = (line: PayoutLine) => ({
  id: line.id,
  object: 'balance_transaction',
  type: line.type,
  amount: line.amount,
  fee: line.fee,
  net: netOf(line),
  source: { payment_intent: line.intent },
});
