import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import * as invoices from '../../functions/store/money/documents/invoiceRepository.ts';
import { loadRinkInvoices } from '../../functions/services/money/documents/rinkInvoices.ts';
import { toStoredInvoice } from '../../functions/store/money/documents/storedInvoice.ts';
import { rinkIdentity } from '../../shared/domain/people/rinks/rinkIdentity.ts';

/** The reads and writes of invoices, with one issued for a stored entry's rink. */
export async function invoicePatterns(
  entry: StoredEntry,
  now: Date,
): Promise<Record<string, () => Promise<unknown>>> {
  const { competitionId, accountId } = entry;
  const rink = rinkIdentity(entry);
  const { draft } = await loadRinkInvoices({ competitionId, rink, accountId, now });
  const first = toStoredInvoice(draft, 1, null, accountId);
  await invoices.saveInvoice(first, [], [entry]);
  return {
    lastInvoiceNumber: () => invoices.lastInvoiceNumber(competitionId),
    findInvoice: () => invoices.findInvoice(competitionId, 1),
    invoicedIn: () => invoices.invoicedIn(competitionId, 1),
    invoicesOfRink: () => invoices.invoicesOfRink(competitionId, rink),
    invoicesOfCompetition: () => invoices.invoicesOfCompetition(competitionId, undefined),
    saveInvoice: () =>
      invoices.saveInvoice(toStoredInvoice(draft, 2, 1, accountId), [first.invoice], [entry]),
    eraseInvoicedEntry: () => invoices.eraseInvoicedEntry(competitionId, entry.id),
  };
}
