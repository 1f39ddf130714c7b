import * as z from 'zod/mini';
import { CARD_MISMATCHES } from '../../../../shared/domain/money/cards/cardMismatches.ts';
import { storedOutbox } from '../../../platform/outbox/outboxItem.ts';

export const CARD_STATES = ['open', 'waiting', 'paid', 'failed', 'expired'] as const;

const part = z.object({
  entryId: z.string(),
  /** The id of the ledger's payment, drawn when the payment was started. */
  paymentId: z.string(),
  amount: z.number(),
  /** The entry's version by which the amount was read. */
  version: z.number(),
});

const storedDispute = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.enum(['open', 'won', 'lost']),
  answerBy: z.nullable(z.string()),
});

/** A payment by card that a family started. Amounts in minor units of its currency. */
export const storedAttempt = z.object({
  type: z.literal('cardAttempt'),
  id: z.string(),
  competitionId: z.string(),
  /** The family's. */
  accountId: z.string(),
  /** Who started it: one of the family's accounts. */
  startedBy: z.string(),
  /** The name of the account that is paid, and whose it is. */
  account: z.string(),
  payee: z.string(),
  isLive: z.boolean(),
  currency: z.string(),
  amount: z.number(),
  parts: z.array(part),
  /** Where the provider's page leads back to, and what it names. */
  returnTo: z.string(),
  lines: z.array(z.object({ text: z.string(), amount: z.number() })),
  /** UTC instants. */
  startedAt: z.string(),
  expiresAt: z.string(),
  /** Null until the provider's answer is stored. */
  sessionId: z.nullable(z.string()),
  address: z.nullable(z.string()),
  intent: z.nullable(z.string()),
  method: z.nullable(z.string()),
  state: z.enum(CARD_STATES),
  /** How many events the state is made of: a state of fewer never takes its place. */
  events: z.number(),
  /** What the provider keeps, in its own currency. */
  fee: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  disputes: z.array(storedDispute),
  /** What went back at the provider beyond what the ledger has left to refund. */
  excess: z.number(),
  /** When it was last compared with the provider. */
  comparedAt: z.nullable(z.string()),
  /** By which payout the bank gets it, and on which day; null until the provider has sent it. */
  payout: z._default(z.nullable(z.object({ id: z.string(), arrivesOn: z.string() })), null),
});

export type StoredAttempt = z.output<typeof storedAttempt>;

/** As the provider told it; `event` is the rule's own form. */
export const storedCardEvent = z.object({
  type: z.literal('cardEvent'),
  event: z.discriminatedUnion('what', [
    z.object({ what: z.enum(['paid', 'waiting', 'failed', 'expired']), id: z.string(), at: z.string() }),
    z.object({
      what: z.literal('refund'),
      id: z.string(),
      at: z.string(),
      refundId: z.string(),
      ours: z.nullable(z.string()),
      amount: z.number(),
      status: z.enum(['pending', 'succeeded', 'failed']),
    }),
    z.object({
      what: z.literal('dispute'),
      id: z.string(),
      at: z.string(),
      disputeId: z.string(),
      amount: z.number(),
      status: z.enum(['open', 'won', 'lost']),
      answerBy: z.nullable(z.string()),
    }),
  ]),
});

/** Why an event is a person's to judge. */
export const KEPT_REASONS = [...CARD_MISMATCHES, 'unknownType', 'unknownPayment'] as const;

export const keptEvent = z.object({
  type: z.literal('keptCardEvent'),
  id: z.string(),
  /** The provider's type of it. */
  about: z.string(),
  reasons: z.array(z.enum(KEPT_REASONS)),
  /** The name of the account whose secret signed it. */
  account: z.string(),
  sessionId: z.nullable(z.string()),
  intent: z.nullable(z.string()),
  receivedAt: z.string(),
  /** The account that has looked at it, and when. */
  closed: z.optional(z.object({ by: z.string(), at: z.string() })),
});

export type KeptEvent = z.output<typeof keptEvent>;

/** A refund that its provider is still to be asked for: an item of the outbox. */
export const storedCardRefund = z.object({
  type: z.literal('cardRefund'),
  id: z.string(),
  attemptId: z.string(),
  competitionId: z.string(),
  entryId: z.string(),
  amount: z.number(),
  outbox: z.optional(storedOutbox),
});

export type StoredCardRefund = z.output<typeof storedCardRefund>;
