import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, id, optional, pageOf, text } from '../../core/scalars.ts';

/** A payment by card as its organiser sees it. Amounts in minor units of its currency. */
export const cardPayment = z.object({
  id: z.string(),
  /** Whose account was paid. */
  payee: z.string(),
  /** False for a test of the provider's, which moves no money. */
  isLive: z.boolean(),
  currency: z.string(),
  amount: z.number(),
  parts: z.array(z.object({ entryId: z.string(), amount: z.number() })),
  startedAt: z.string(),
  state: z.enum(['open', 'waiting', 'paid', 'failed', 'expired']),
  /** Whether its bank should have answered by now. */
  isOverdue: z.boolean(),
  /** The provider's name of the money, by which its own pages find it; null before there is any. */
  intent: z.nullable(z.string()),
  /** What the provider kept, in its own currency; null until it says so. */
  fee: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  disputes: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      status: z.enum(['open', 'won', 'lost']),
      /** The instant by which the provider wants an answer. */
      answerBy: z.nullable(z.string()),
    }),
  ),
  /** What went back at the provider beyond what the ledger has left to refund. */
  excess: z.number(),
  /** By which payout the bank gets it, and on which day; null until the provider has sent it. */
  payout: z.nullable(z.object({ id: z.string(), arrivesOn: z.string() })),
});

export type CardPayment = z.output<typeof cardPayment>;

/** An event of the provider's that fits no payment, for a person to look at. */
const keptCardEvent = z.object({
  id: z.string(),
  about: z.string(),
  reasons: z.array(z.string()),
  account: z.string(),
  sessionId: z.nullable(z.string()),
  intent: z.nullable(z.string()),
  receivedAt: z.string(),
});

/**
 * What the provider sends to the bank, with what of it is this competition's. Amounts in minor units of the account's currency;
 * refunds and disputes are negative.
 */
export const cardPayout = z.object({
  id: z.string(),
  currency: z.string(),
  /** The whole of it. */
  amount: z.number(),
  state: z.enum(['coming', 'paid', 'failed']),
  /** `YYYY-MM-DD` */
  arrivesOn: z.string(),
  payments: z.number(),
  refunds: z.number(),
  disputes: z.number(),
  fees: z.number(),
  /** What the competition has of it. */
  net: z.number(),
  /** What the payout has beyond the payments, refunds and fees that it is made of, or lacks; 0 where it adds up. */
  difference: z.number(),
});

export type CardPayout = z.output<typeof cardPayout>;

export const cardAccountChoice = z.object({
  /** The accounts of this installation, none where it takes no cards. */
  accounts: z.array(z.object({ name: z.string(), payee: z.string(), isLive: z.boolean() })),
  /** The name of the account that is paid; null where the competition takes no cards. */
  account: z.nullable(z.string()),
  /** Events of any competition that fit no payment, for super administrators. */
  kept: z.array(keptCardEvent),
  /** The last ones that have money of this competition, the latest first. */
  payouts: z.array(cardPayout),
});

export type CardAccountChoice = z.output<typeof cardAccountChoice>;

const common = {
  resource: 'payments',
  params: z.object({ competitionId: id }),
  errors: ['NotFound'],
} as const;

export const cardRoutes = defineRoutes({
  listCardPayments: {
    ...common,
    method: 'GET',
    path: '/api/payments/cards/{competitionId}',
    summary: 'List a competition’s payments by card, the latest first.',
    reads: ['payments'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    query: z.object({ cursor }),
    answer: pageOf(cardPayment),
  },
  getCardAccounts: {
    ...common,
    method: 'GET',
    path: '/api/payments/cards/{competitionId}/account',
    summary:
      'Get the accounts that cards can pay, the one that this competition’s do, and events that fit no payment.',
    reads: ['payments'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    answer: dataOf(cardAccountChoice),
  },
  chooseCardAccount: {
    ...common,
    method: 'PUT',
    path: '/api/payments/cards/{competitionId}/account',
    summary: 'Choose the account that a competition’s card payments are paid to, or take no cards.',
    changes: ['payments', 'entries'],
    roles: ['SUPER_ADMIN'],
    body: z.object({ account: optional(text(31)) }),
    answer: dataOf(z.object({ account: z.nullable(z.string()) })),
  },
  closeCardEvent: {
    resource: 'payments',
    method: 'DELETE',
    path: '/api/payments/cards/kept/{eventId}',
    summary: 'Say that an event that fits no payment was looked up: it is no longer shown.',
    changes: ['payments'],
    roles: ['SUPER_ADMIN'],
    params: z.object({ eventId: text(300) }),
    answer: dataOf(z.object({ closed: z.boolean() })),
    errors: ['NotFound'],
  },
  takeCardEvent: {
    resource: 'payments',
    method: 'POST',
    path: '/api/payments/cards/events',
    summary: 'Take a signed event of the card provider.',
    changes: ['payments', 'entries', 'mails'],
    roles: ['PUBLIC'],
    isSigned: true,
    answer: z.object({ received: z.literal(true) }),
    errors: ['NotSigned', 'MalformedRequest', 'BodyTooLarge', 'TooManyAttempts'],
  },
});
