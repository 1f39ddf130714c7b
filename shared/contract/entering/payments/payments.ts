import * as z from 'zod/mini';
import { ENTRY_STATES, PAYMENT_STATES } from '../../core/entryStates.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { defineRoutes } from '../../core/route.ts';
import {
  cursor,
  dataOf,
  day,
  id,
  minorUnits,
  oneOf,
  optional,
  pageOf,
  text,
  wholeNumber,
} from '../../core/scalars.ts';

/** The methods of payments that an organiser records; a payment by card comes from its provider. */
export const RECORDED_METHODS = ['cash', 'cheque', 'transfer'] as const;

export type RecordedMethod = (typeof RECORDED_METHODS)[number];

export const PAYMENT_METHODS = [...RECORDED_METHODS, 'card'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * How a refund is paid; by `card` only what a card has paid. A `correction` moves no money: it voids what is left of a
 * payment recorded by mistake.
 */
export const REFUND_METHODS = [...PAYMENT_METHODS, 'correction'] as const;

export type RefundMethod = (typeof REFUND_METHODS)[number];

export const RECORD_KINDS = ['payment', 'refund'] as const;

const amount = minorUnits.check(z.minimum(1, 'MustValid'));

/** A payment of an entry, or a refund of one. Amounts are minor units, never negative. */
export const payment = z.object({
  id: z.string(),
  entryId: z.string(),
  kind: z.enum(RECORD_KINDS),
  method: z.enum(REFUND_METHODS),
  amount: z.number(),
  currency: z.string(),
  /** The calendar day on which the money was received or returned. */
  receivedOn: z.string(),
  /** The reference on the transfer or cheque. */
  reference: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** The account that recorded it; the name is null if the account has been deleted. */
  takenBy: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  /** A UTC instant. */
  recordedAt: z.string(),
  /** For a refund: the payment it refunds. */
  refundOf: z.nullable(z.string()),
  /** For a refund: the method of that payment. */
  paidBy: z.nullable(z.enum(PAYMENT_METHODS)),
  /** For a payment: how much of it has been refunded or voided so far. */
  refunded: z.number(),
  /** The bank transaction from which the payment was recorded. */
  bankRowId: z.nullable(z.string()),
  /** The payment by card that the record belongs to. */
  card: z.optional(z.object({ attemptId: z.string(), key: z.string() })),
});

export type Payment = z.output<typeof payment>;

const money = {
  currency: z.string(),
  totalPrice: z.number(),
  /** Payments less refunds and voids. */
  paid: z.number(),
  /** All refunds so far, without voids. */
  refunded: z.number(),
  /** `totalPrice` less `paid`; below zero a refund is due. */
  balance: z.number(),
};

/** An entry in the treasurer's ledger: its rink, and what is charged, paid and due. */
export const ledgerEntry = z.object({
  id: z.string(),
  /** The family's account: entries of one family belong together. */
  accountId: z.string(),
  kind: z.enum(ENTRY_KINDS),
  name: z.string(),
  homeIsiRink: z.string(),
  /** Null if the home rink is not registered. */
  homeRinkId: z.nullable(z.string()),
  state: z.enum(ENTRY_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  paymentReference: z.string(),
  /** The family's own; null until the family needed one. */
  familyReference: z.nullable(z.string()),
  /** Others that the family may quote, from before it took its entries over. */
  earlierFamilyReferences: z.optional(z.array(z.string())),
  submittedAt: z.string(),
  ...money,
});

export type LedgerEntry = z.output<typeof ledgerEntry>;

/** An entry's ledger line with its payments and refunds, oldest first. */
export const entryAccount = z.object({ entry: ledgerEntry, payments: z.array(payment) });

export type EntryAccount = z.output<typeof entryAccount>;

/** Below zero for a refund due. */
const balance = wholeNumber(-100_000_000_000, 100_000_000_000);

const details = {
  amount,
  receivedOn: day,
  reference: optional(text(100)),
  note: optional(text(500)),
};

const managed = {
  resource: 'payments',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
} as const;

const recorded = {
  ...managed,
  method: 'POST',
  params: z.object({ competitionId: id, entryId: id }),
  answer: dataOf(entryAccount),
  status: 201,
  idempotent: true,
  changes: ['payments', 'entries', 'mails'],
  errors: ['NotFound', 'IdempotencyKeyReused'],
} as const;

const listed = {
  ...managed,
  method: 'GET',
  params: z.object({ competitionId: id }),
  query: z.object({ cursor }),
  errors: ['NotFound'],
} as const;

export const paymentRoutes = defineRoutes({
  recordPayment: {
    ...recorded,
    path: '/api/competitions/{competitionId}/entries/{entryId}/payments',
    summary: 'Record a full or part payment for an entry.',
    body: z.object({
      method: oneOf(RECORDED_METHODS),
      ...details,
      /** The balance that the recorder has seen; the payment is refused if it is another one by now. */
      due: optional(balance),
    }),
  },
  recordRefund: {
    ...recorded,
    path: '/api/competitions/{competitionId}/entries/{entryId}/refunds',
    summary: 'Record a refund of a payment, or void a payment recorded by mistake.',
    body: z.object({
      refundOf: id,
      method: oneOf(REFUND_METHODS),
      ...details,
      /** The amount that the entry owes after the refund, confirmed by the recorder: needed unless it is 0. */
      owed: optional(amount),
    }),
  },
  listPayments: {
    ...managed,
    method: 'GET',
    path: '/api/competitions/{competitionId}/entries/{entryId}/payments',
    summary: 'Get the payments, refunds and balance of an entry.',
    reads: ['payments', 'entries'],
    params: z.object({ competitionId: id, entryId: id }),
    answer: dataOf(entryAccount),
    errors: ['NotFound'],
  },
  listLedger: {
    ...listed,
    path: '/api/competitions/{competitionId}/money/entries',
    summary: 'List a competition’s entries of a kind with charged, paid and balance, by name.',
    reads: ['payments', 'entries'],
    query: z.object({ kind: oneOf(ENTRY_KINDS), cursor }),
    answer: pageOf(ledgerEntry),
  },
  listCompetitionPayments: {
    ...listed,
    path: '/api/competitions/{competitionId}/money/payments',
    summary: 'List the payments and refunds of a competition by day.',
    reads: ['payments', 'entries'],
    answer: pageOf(payment),
  },
});
