import type { InvoicedEntry, InvoiceHead } from '../../../contract/money/documents/invoices.ts';
import { receiptLines } from './receiptLines.ts';

type Listed = Omit<InvoicedEntry, 'lines'> & Parameters<typeof receiptLines>[0];

/**
 * A rink's entries as invoiced, in their order. Withdrawn entries without cost or payment are left out;
 * other withdrawn entries are charged only for the retained amount.
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

/** The sums of an invoice in minor units; `charged - paid` is `due`. */
export function invoiceSums(
  invoiced: readonly InvoicedEntry[],
): Pick<InvoiceHead, 'entries' | 'charged' | 'paid' | 'due'> {
  const charged = invoiced.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const paid = invoiced.reduce((sum, entry) => sum + entry.paid, 0);
  return { entries: invoiced.length, charged, paid, due: charged - paid };
}
