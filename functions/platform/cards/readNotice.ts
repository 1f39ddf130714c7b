import * as z from 'zod/mini';
import type { CardEvent, PaymentReport } from '../../../shared/domain/money/cards/cardEvents.ts';

/** What one event of the provider says, and of which payment. */
export interface CardNotice {
  readonly id: string;
  readonly type: string;
  readonly isLive: boolean;
  /** Our attempt, as we named it to the provider. */
  readonly attemptId: string | null;
  readonly sessionId: string | null;
  /** The provider's id of the money itself, by which refunds and disputes name it. */
  readonly intent: string | null;
  /** In the provider's minor units, which are ISO 4217's for every currency that we offer; of a session alone. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** The kind of card or wallet, where the event says it. */
  readonly method: string | null;
  /** Null for a type that the product does not know, or a shape that it cannot read. */
  readonly event: CardEvent | null;
}

const envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.maxLength(255)),
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const named = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.string() }),
    z.transform(({ id }) => id),
  ),
]);
const optionalName = z.optional(z.nullable(named));
const metadata = z._default(z.nullable(z.record(z.string(), z.string())), {});

export const session = z.object({
  id: z.string(),
  client_reference_id: z.optional(z.nullable(z.string())),
  payment_intent: optionalName,
  payment_status: z.string(),
  status: z.optional(z.nullable(z.string())),
  amount_total: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  livemode: z.boolean(),
  url: z.optional(z.nullable(z.string())),
  payment_method_types: z.optional(z.array(z.string())),
});

export const refund = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.nullable(z.string()),
  payment_intent: optionalName,
  metadata,
  created: z.number(),
});

export const dispute = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.string(),
  payment_intent: optionalName,
  created: z.number(),
  evidence_details: z.optional(z.nullable(z.object({ due_by: z.optional(z.nullable(z.number())) }))),
});

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** @returns null for a text that is no event at all */
export function readNotice(text: string): CardNotice | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const found = envelope.safeParse(parsed);
  if (!found.success) return null;
  const { id, type, created, livemode, data } = found.data;
  const about = readObject(type, data.object, { id, at: instant(created) });
  return { ...NOTHING, ...about, id, type, isLive: livemode };
}

const NOTHING = {
  attemptId: null,
  sessionId: null,
  intent: null,
  amount: null,
  currency: null,
  method: null,
  event: null,
};

type About = Partial<Omit<CardNotice, 'id' | 'type' | 'isLive'>>;
type Report = Pick<CardEvent, 'id' | 'at'>;

function readObject(type: string, object: unknown, report: Report): About {
  const [family] = type.split('.');
  if (type.startsWith('checkout.session.')) {
    const found = session.safeParse(object).data;
    return found ? { ...sessionFacts(found), event: sessionEvent(type, found, report) } : {};
  }
  if (family === 'refund') {
    const found = refund.safeParse(object).data;
    return found ? { ...refundFacts(found), event: refundEvent(found, report) } : {};
  }
  if (type === 'charge.dispute.created' || type === 'charge.dispute.closed') {
    const found = dispute.safeParse(object).data;
    return found ? { intent: found.payment_intent ?? null, event: disputeEvent(found, report) } : {};
  }
  return {};
}

export const sessionFacts = (found: z.output<typeof session>) => ({
  attemptId: found.client_reference_id ?? null,
  sessionId: found.id,
  intent: found.payment_intent ?? null,
  amount: found.amount_total,
  currency: found.currency?.toUpperCase() ?? null,
  method: found.payment_method_types?.length === 1 ? (found.payment_method_types[0] ?? null) : null,
});

const refundFacts = (found: z.output<typeof refund>) => ({
  attemptId: found.metadata?.['attempt'] ?? null,
  intent: found.payment_intent ?? null,
});

function sessionEvent(type: string, { payment_status: paid }: z.output<typeof session>, report: Report) {
  const of = (what: PaymentReport['what']): PaymentReport => ({ ...report, what });
  switch (type) {
    case 'checkout.session.completed':
      return of(paid === 'paid' ? 'paid' : 'waiting');
    case 'checkout.session.async_payment_succeeded':
      return of('paid');
    case 'checkout.session.async_payment_failed':
      return of('failed');
    case 'checkout.session.expired':
      return of('expired');
    default:
      return null;
  }
}

const REFUND_STATUS = new Map([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
] as const satisfies readonly (readonly [string, 'succeeded' | 'failed'])[]);

export const refundEvent = (found: z.output<typeof refund>, report: Report): CardEvent => ({
  ...report,
  what: 'refund',
  refundId: found.id,
  ours: found.metadata?.['refund'] ?? null,
  amount: found.amount,
  status: [...REFUND_STATUS].find(([name]) => name === found.status)?.[1] ?? 'pending',
});

export const disputeEvent = (found: z.output<typeof dispute>, report: Report): CardEvent => ({
  ...report,
  what: 'dispute',
  disputeId: found.id,
  amount: found.amount,
  status: found.status === 'lost' ? 'lost' : isWon(found.status) ? 'won' : 'open',
  answerBy: answerBy(found),
});

const isWon = (status: string) => status === 'won' || status === 'warning_closed' || status === 'prevented';

function answerBy({ evidence_details: details }: z.output<typeof dispute>): string | null {
  const seconds = details?.due_by;
  return typeof seconds === 'number' && seconds > 0 ? instant(seconds) : null;
}
