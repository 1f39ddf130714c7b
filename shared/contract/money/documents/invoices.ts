import * as z from 'zod/mini';
import { ENTRY_STATES } from '../../core/entryStates.ts';
import { ENTRY_KINDS } from '../../entering/competitions/forms.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { priceLine } from './receipts.ts';
import { documentCompetition, issuer } from '../../core/issuer.ts';
import { defineRoutes } from '../../core/route.ts';
import { cursor, dataOf, id, pageOf, text } from '../../core/scalars.ts';

/** An entry on an invoice, with its price lines and payments in minor units. */
export const invoicedEntry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  name: z.string(),
  state: z.enum(ENTRY_STATES),
  paymentReference: z.string(),
  lines: z.array(priceLine),
  /** The sum of the lines. */
  totalPrice: z.number(),
  /** Payments less refunds and voids. */
  paid: z.number(),
});

export type InvoicedEntry = z.output<typeof invoicedEntry>;

/** An invoice as lists show it. Everything but `replacedBy` is fixed when the invoice is issued. */
export const invoiceHead = z.object({
  /** Counted from 1 in each competition, without gaps and separately from its receipts. */
  number: z.number(),
  /** The numbers of the earlier invoice replaced by this one, and of the later one that replaces it. */
  replaces: z.nullable(z.number()),
  replacedBy: z.nullable(z.number()),
  /** A UTC instant. */
  issuedAt: z.string(),
  /** The recipient: `identity` is from listHomeRinks; `place` is the city of a registered rink. */
  rink: z.object({ identity: z.string(), name: z.string(), place: z.nullable(z.string()) }),
  currency: z.string(),
  entries: z.number(),
  /**
   * Minor units: the total of the entries, the payments, and the difference, which is negative if too much
   * was paid.
   */
  charged: z.number(),
  paid: z.number(),
  due: z.number(),
});

export type InvoiceHead = z.output<typeof invoiceHead>;

/** An invoice, or with `number` null a draft of the invoice that would be issued now. */
export const invoice = z.extend(invoiceHead, {
  number: z.nullable(z.number()),
  language: z.enum(LANGUAGES),
  issuer,
  competition: documentCompetition,
  paymentInstructions: z.nullable(z.string()),
  /** Ordered by kind and name. */
  invoiced: z.array(invoicedEntry),
});

export type Invoice = z.output<typeof invoice>;

/** A rink's invoices in a competition, with a draft of the next. */
export const rinkInvoices = z.object({
  draft: invoice,
  /** Newest first. */
  invoices: z.array(invoiceHead),
  /** Whether the newest invoice equals the draft, so that there is nothing to issue. */
  isCurrent: z.boolean(),
});

export type RinkInvoices = z.output<typeof rinkInvoices>;

/** A rink's identity: see `rinkIdentity`. */
const rink = text(200);

const number = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'MustValid'));

const issuing = {
  resource: 'receipts',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

/** A head coach reads only the own rink's invoices; the others are NotFound. */
const reading = { ...issuing, method: 'GET', roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'] } as const;

export const invoiceRoutes = defineRoutes({
  listInvoices: {
    ...issuing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/money/invoices',
    summary: 'List the issued invoices of a competition, newest first.',
    reads: ['invoices'],
    query: z.object({ cursor }),
    answer: pageOf(invoiceHead),
    errors: ['NotFound'],
  },
  getRinkInvoices: {
    ...reading,
    path: '/api/competitions/{competitionId}/money/rink-invoices',
    summary: 'Get the invoices of a rink and a draft of the next one.',
    reads: ['invoices', 'entries', 'payments', 'competitions', 'settings'],
    query: z.object({ rink }),
    answer: dataOf(rinkInvoices),
    errors: ['NotFound'],
  },
  issueRinkInvoice: {
    ...issuing,
    method: 'POST',
    path: '/api/competitions/{competitionId}/money/rink-invoices',
    summary:
      'Issue an invoice for a rink’s entries; it may replace an earlier one. A retry keeps the number.',
    changes: ['invoices'],
    body: z.object({ rink }),
    answer: dataOf(rinkInvoices),
    errors: ['NotFound', 'Busy'],
  },
  getInvoice: {
    ...reading,
    path: '/api/competitions/{competitionId}/money/invoices/{number}',
    summary: 'Get an issued invoice.',
    reads: ['invoices'],
    params: z.object({ competitionId: id, number }),
    answer: dataOf(invoice),
    errors: ['NotFound'],
  },
  getInvoiceFile: {
    ...reading,
    path: '/api/competitions/{competitionId}/money/invoice-files/{file}',
    summary: 'Get an invoice as PDF, `invoice-12.pdf`.',
    reads: ['invoices'],
    params: z.object({
      competitionId: id,
      file: z.string().check(z.regex(/^invoice-[1-9]\d{0,8}\.pdf$/)),
    }),
    mediaType: 'application/pdf',
    answer: z.string(),
    errors: ['NotFound'],
  },
});
