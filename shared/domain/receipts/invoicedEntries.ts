import type { InvoicedEntry, InvoiceHead } from '../../contract/documents/invoices.ts';
import { receiptLines } from './receiptLines.ts';

type Listed = Omit<InvoicedEntry, 'lines'> & Parameters<typeof receiptLines>[0];

/**
 * What an invoice says of a rink's entries, in their order. One that was withdrawn and costs nothing, of
 * which nothing is paid, is left out; of another that was withdrawn only what is kept of it is charged.
 */
export function invoicedEntries(entries: readonly Listed[]): InvoicedEntry[] {
  return entries
    .filter(({ state, totalPrice, paid }) => state !== 'withdrawn' || totalPrice !== 0 || paid !== 0)
    .map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      name: entry.name,
      state: entry.state,
      paymentReference: entry.paymentReference,
      lines: receiptLines(entry.state === 'withdrawn' ? { ...entry, events: [] } : entry),
      totalPrice: entry.totalPrice,
      paid: entry.paid,
    }));
}

/** What they come to, in minor units; `charged - paid` is `due`. */
export function invoiceSums(
  invoiced: readonly InvoicedEntry[],
): Pick<InvoiceHead, 'entries' | 'charged' | 'paid' | 'due'> {
  const charged = invoiced.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const paid = invoiced.reduce((sum, entry) => sum + entry.paid, 0);
  return { entries: invoiced.length, charged, paid, due: charged - paid };
}
