import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../../entering/competitions/forms.ts';
import { ENTRY_STATES } from '../../core/entryStates.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { documentCompetition, issuer } from '../../core/issuer.ts';
import { bankQr } from '../../core/bankQr.ts';
import { RECORD_KINDS, REFUND_METHODS } from '../../entering/payments/payments.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id } from '../../core/scalars.ts';

/** The kinds of price lines. A waitlisted event costs nothing until it gets a place. */
const RECEIPT_LINES = ['event', 'waiting', 'lateFee', 'musicFee', 'retained', 'familyDiscount'] as const;

export const priceLine = z.object({
  what: z.enum(RECEIPT_LINES),
  /** Null if the line is not about one event. */
  event: z.nullable(z.object({ format: z.string(), level: z.string() })),
  /** Minor units; a family discount is below zero. */
  amount: z.number(),
});

export type ReceiptLine = z.output<typeof priceLine>;

const payment = z.object({
  kind: z.enum(RECORD_KINDS),
  method: z.enum(REFUND_METHODS),
  /** Minor units, never negative. */
  amount: z.number(),
  /** The calendar day on which the money was received or returned. */
  receivedOn: z.string(),
  reference: z.nullable(z.string()),
});

export type ReceiptPayment = z.output<typeof payment>;

/**
 * A receipt as issued, or with `number` null a statement of the entry as it is now. A receipt is a copy:
 * later changes of the entry do not alter it.
 */
export const receipt = z.object({
  /** Counted from 1 in each competition, without gaps; null on a statement. */
  number: z.nullable(z.number()),
  /** The numbers of the earlier receipt corrected by this one, and of the later one that corrects it. */
  corrects: z.nullable(z.number()),
  correctedBy: z.nullable(z.number()),
  /** A UTC instant; on a statement, that of the request. */
  issuedAt: z.string(),
  language: z.enum(LANGUAGES),
  issuer,
  competition: documentCompetition,
  entry: z.object({
    id: z.string(),
    kind: z.enum(ENTRY_KINDS),
    name: z.string(),
    homeIsiRink: z.string(),
    state: z.enum(ENTRY_STATES),
  }),
  /** The name of the account that made the entry. */
  payer: z.string(),
  paymentReference: z.string(),
  paymentInstructions: z.nullable(z.string()),
  currency: z.string(),
  lines: z.array(priceLine),
  /**
   * Minor units: the sum of the lines, payments less refunds, and the balance, which is negative if too much
   * was paid.
   */
  totalPrice: z.number(),
  paid: z.number(),
  balance: z.number(),
  /** Ordered by day. */
  payments: z.array(payment),
  /** On a statement, what several entries of the family owe together; null where only this one does. */
  family: z.optional(z.nullable(z.object({ reference: z.string(), due: z.number(), entries: z.number() }))),
  /** On a statement, the account that a bank app pays; null unless the organiser switched it on. */
  bankQr: z.optional(z.nullable(bankQr)),
});

export type Receipt = z.output<typeof receipt>;

/** An entry's receipts, with its statement. */
export const entryReceipts = z.object({
  statement: receipt,
  /** Newest first. */
  receipts: z.array(receipt),
  /** Whether the newest receipt equals the statement, so that there is nothing to issue. */
  isCurrent: z.boolean(),
});

export type EntryReceipts = z.output<typeof entryReceipts>;

/** `receipt-12.pdf`, or `statement.pdf` for the entry as it is now. */
const file = z.string().check(z.regex(/^(statement|receipt-[1-9]\d{0,8})\.pdf$/));

const own = { resource: 'receipts', roles: ['SKATER'], params: z.object({ entryId: id }) } as const;

const managed = {
  resource: 'receipts',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id, entryId: id }),
} as const;

const read = { method: 'GET', answer: dataOf(entryReceipts), errors: ['NotFound'] } as const;
const issued = { method: 'POST', answer: dataOf(entryReceipts), errors: ['NotFound', 'Busy'] } as const;
/** The answer's text is base64; API Gateway decodes it to bytes. */
const pdf = {
  method: 'GET',
  mediaType: 'application/pdf',
  answer: z.string(),
  errors: ['NotFound'],
} as const;

export const receiptRoutes = defineRoutes({
  getReceipt: {
    ...own,
    ...read,
    path: '/api/entries/{entryId}/receipt',
    summary: 'Get the receipts and the statement of one of the account’s entries.',
    reads: ['receipts', 'entries', 'payments', 'competitions', 'settings'],
  },
  issueReceipt: {
    ...own,
    ...issued,
    path: '/api/entries/{entryId}/receipt',
    summary: 'Issue a receipt for an entry. A retry keeps the number.',
    changes: ['receipts'],
  },
  getReceiptFile: {
    ...own,
    ...pdf,
    path: '/api/entries/{entryId}/receipts/{file}',
    summary: 'Get a receipt, `receipt-12.pdf`, or the statement, `statement.pdf`, as PDF.',
    reads: ['receipts', 'entries', 'payments', 'competitions', 'settings'],
    params: z.object({ entryId: id, file }),
  },
  getEntryReceipt: {
    ...managed,
    ...read,
    path: '/api/competitions/{competitionId}/entries/{entryId}/receipt',
    summary: 'Get the receipts and the statement of an entry of a competition.',
    reads: ['receipts', 'entries', 'payments', 'competitions', 'settings'],
  },
  issueEntryReceipt: {
    ...managed,
    ...issued,
    path: '/api/competitions/{competitionId}/entries/{entryId}/receipt',
    summary: 'Issue a receipt for an entry of a competition, as its family can.',
    changes: ['receipts'],
  },
  getEntryReceiptFile: {
    ...managed,
    ...pdf,
    path: '/api/competitions/{competitionId}/entries/{entryId}/receipts/{file}',
    summary: 'Get a receipt or the statement of an entry of a competition as PDF.',
    reads: ['receipts', 'entries', 'payments', 'competitions', 'settings'],
    params: z.object({ competitionId: id, entryId: id, file }),
  },
});
