import * as z from 'zod/mini';
import { ENTRY_STATES } from '../entries/entry.ts';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { LANGUAGES } from '../core/languages.ts';
import { documentCompetition, issuer, priceLine } from './receipts.ts';
import { defineRoutes } from '../core/route.ts';
import { cursor, dataOf, id, pageOf, text } from '../core/scalars.ts';

/** An entry of an invoice: what it is charged for, line by line, and what is paid of it. Minor units. */
export const invoicedEntry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  name: z.string(),
  state: z.enum(ENTRY_STATES),
  paymentReference: z.string(),
  lines: z.array(priceLine),
  /** The sum of the lines. */
  totalPrice: z.number(),
  /** Payments less refunds and corrections. */
  paid: z.number(),
});

export type InvoicedEntry = z.output<typeof invoicedEntry>;

/** What a list says of an invoice. All of it but `replacedBy` is as it was when it was issued. */
export const invoiceHead = z.object({
  /** Counted from 1 in each competition, without gaps and apart from its receipts. */
  number: z.number(),
  /** The one that this replaces, and the one that replaced this. */
  replaces: z.nullable(z.number()),
  replacedBy: z.nullable(z.number()),
  /** A UTC instant. */
  issuedAt: z.string(),
  /** Whom it is for: `identity` is that of listHomeRinks; `place` is the city of a registered rink. */
  rink: z.object({ identity: z.string(), name: z.string(), place: z.nullable(z.string()) }),
  currency: z.string(),
  /** How many it lists. */
  entries: z.number(),
  /** Minor units: what they cost together, what is paid of it, and the difference, negative where too much was paid. */
  charged: z.number(),
  paid: z.number(),
  due: z.number(),
});

export type InvoiceHead = z.output<typeof invoiceHead>;

/** An invoice, or a draft (`number` null) of what one would say if it were issued now. */
export const invoice = z.extend(invoiceHead, {
  number: z.nullable(z.number()),
  language: z.enum(LANGUAGES),
  issuer,
  competition: documentCompetition,
  paymentInstructions: z.nullable(z.string()),
  /** By kind and name. */
  invoiced: z.array(invoicedEntry),
});

export type Invoice = z.output<typeof invoice>;

/** What a rink has in invoices of a competition, and how it stands now. */
export const rinkInvoices = z.object({
  draft: invoice,
  /** The newest first. */
  invoices: z.array(invoiceHead),
  /** Whether the newest says what is so now: then there is nothing to issue. */
  isCurrent: z.boolean(),
});

export type RinkInvoices = z.output<typeof rinkInvoices>;

/** As `rinkIdentity` says it. */
const rink = text(200);

const number = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'MustValid'));

const issuing = {
  resource: 'receipts',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
  params: z.object({ competitionId: id }),
} as const;

/** A head coach reads those of the own rink; others are not found. */
const reading = { ...issuing, method: 'GET', roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'] } as const;

export const invoiceRoutes = defineRoutes({
  listInvoices: {
    ...issuing,
    method: 'GET',
    path: '/api/competitions/{competitionId}/money/invoices',
    summary: 'The invoices that were issued for a competition, the newest first.',
    reads: ['invoices'],
    query: z.object({ cursor }),
    answer: pageOf(invoiceHead),
    errors: ['NotFound'],
  },
  getRinkInvoices: {
    ...reading,
    path: '/api/competitions/{competitionId}/money/rink-invoices',
    summary: 'The invoices of one rink, and what one would say if it were issued now.',
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
      "Issue a numbered invoice of how a rink's entries stand; it names the one that it replaces. The same again draws no other number.",
    changes: ['invoices'],
    body: z.object({ rink }),
    answer: dataOf(rinkInvoices),
    errors: ['NotFound', 'Busy'],
  },
  getInvoice: {
    ...reading,
    path: '/api/competitions/{competitionId}/money/invoices/{number}',
    summary: 'An invoice as it was issued.',
    reads: ['invoices'],
    params: z.object({ competitionId: id, number }),
    answer: dataOf(invoice),
    errors: ['NotFound'],
  },
  getInvoiceFile: {
    ...reading,
    path: '/api/competitions/{competitionId}/money/invoice-files/{file}',
    summary: 'An invoice as PDF, `invoice-12.pdf`.',
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
