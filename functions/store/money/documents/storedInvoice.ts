import * as z from 'zod/mini';
import {
  invoice,
  invoicedEntry,
  type Invoice,
  type InvoicedEntry,
} from '../../../../shared/contract/money/documents/invoices.ts';
import { invoiceCounterKey, invoiceKey, invoicePartKey, rinkInvoicesKey } from '../numbering/keys.ts';

/**
 * An invoice as stored, without the entries it lists. Only `replacedBy` ever changes, and an erased
 * person's name in the list.
 */
export const storedInvoice = z.extend(z.omit(invoice, { invoiced: true }), {
  type: z.literal('invoice'),
  number: z.number(),
  /** Ids of the entries it lists. */
  entryIds: z.array(z.string()),
  issuedBy: z.string(),
});

export type StoredInvoice = z.output<typeof storedInvoice>;

export const storedPart = z.object({
  type: z.literal('invoicePart'),
  invoiced: z.array(invoicedEntry),
});

/** Numbers of a rink's invoices, oldest first. */
export const storedRinkInvoices = z.object({ numbers: z.array(z.number()), last: z.number() });

export function toStoredInvoice(draft: Invoice, number: number, replaces: number | null, issuedBy: string) {
  const { invoiced, ...head } = draft;
  const invoice: StoredInvoice = {
    type: 'invoice',
    ...head,
    number,
    replaces,
    replacedBy: null,
    entryIds: invoiced.map(({ id }) => id),
    issuedBy,
  };
  return { invoice, invoiced };
}

/** Well below DynamoDB's 400 KB for an item; small items are read faster. */
const PART_BYTES = 100_000;

/** Splits an invoice's list, in order, into parts that are stored as an item each. */
export function invoiceParts(invoiced: readonly InvoicedEntry[]): InvoicedEntry[][] {
  const parts: InvoicedEntry[][] = [];
  let remaining = 0;
  for (const entry of invoiced) {
    const bytes = Buffer.byteLength(JSON.stringify(entry));
    const part = parts.at(-1);
    if (part && bytes <= remaining) part.push(entry);
    else parts.push([entry]);
    remaining = (part && bytes <= remaining ? remaining : PART_BYTES) - bytes;
  }
  return parts;
}

/**
 * The items of an invoice: its head, the parts of its list, the rink's list of invoices, the counter.
 * @param before numbers of the rink's earlier invoices, oldest first
 */
export function invoiceItems(
  { invoice, invoiced }: ReturnType<typeof toStoredInvoice>,
  before: readonly number[],
) {
  const { number, rink, competition } = invoice;
  return {
    head: { ...invoiceKey(competition.id, number), ...invoice },
    parts: invoiceParts(invoiced).map((part, index) => ({
      ...invoicePartKey(competition.id, number, index + 1),
      type: 'invoicePart',
      invoiced: part,
    })),
    ofRink: {
      ...rinkInvoicesKey(competition.id, rink.identity),
      type: 'rinkInvoices',
      numbers: [...before, number],
      last: number,
    },
    counter: { ...invoiceCounterKey(competition.id), last: number },
  };
}
