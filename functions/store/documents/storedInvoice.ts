import * as z from 'zod/mini';
import {
  invoice,
  invoicedEntry,
  type Invoice,
  type InvoicedEntry,
} from '../../../shared/contract/documents/invoices.ts';
import { invoiceCounterKey, invoiceKey, invoicePartKey, rinkInvoicesKey } from '../keys.ts';

/**
 * An invoice as the table has it, without what it lists. Nothing of it changes but which one replaced it;
 * of what it lists nothing but the name of a person who asks to be forgotten.
 */
export const storedInvoice = z.extend(z.omit(invoice, { invoiced: true }), {
  type: z.literal('invoice'),
  number: z.number(),
  /** Which entries it lists. */
  entryIds: z.array(z.string()),
  issuedBy: z.string(),
});

export type StoredInvoice = z.output<typeof storedInvoice>;

export const storedPart = z.object({
  type: z.literal('invoicePart'),
  invoiced: z.array(invoicedEntry),
});

/** Which invoices a rink has, the first one first. */
export const storedRinkInvoices = z.object({ numbers: z.array(z.number()), last: z.number() });

/** With who issued it, as it is kept. */
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

/** DynamoDB takes no item of more than 400 KB, and reads small ones sooner. */
const PART_BYTES = 100_000;

/** Pieces of a list that are stored as an item each, in their order. */
export function partsOf(invoiced: readonly InvoicedEntry[]): InvoicedEntry[][] {
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
 * The items of an invoice: itself, what it lists, the rink's list with it, the counter.
 * @param before numbers of the rink's invoices before it, the first one first
 */
export function invoiceItems(
  { invoice, invoiced }: ReturnType<typeof toStoredInvoice>,
  before: readonly number[],
) {
  const { number, rink, competition } = invoice;
  return {
    head: { ...invoiceKey(competition.id, number), ...invoice },
    parts: partsOf(invoiced).map((part, index) => ({
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
