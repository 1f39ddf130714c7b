import type { StoredEntry } from '../../functions/store/entries/storedEntry.ts';
import * as invoices from '../../functions/store/documents/invoiceRepository.ts';
import { rinkStanding } from '../../functions/services/documents/rinkStanding.ts';
import { toStore } from '../../functions/store/documents/storedInvoice.ts';
import { rinkIdentity } from '../../shared/domain/rinks/rinkIdentity.ts';

/** The questions and changes of invoices, with one that was issued of a stored entry's rink. */
export async function invoicePatterns(
  entry: StoredEntry,
  now: Date,
): Promise<Record<string, () => Promise<unknown>>> {
  const { competitionId, accountId } = entry;
  const rink = rinkIdentity(entry);
  const { draft } = await rinkStanding({ competitionId, rink, accountId, now });
  const first = toStore(draft, 1, null, accountId);
  await invoices.keepInvoice(first, [], [entry]);
  return {
    lastInvoiceNumber: () => invoices.lastInvoiceNumber(competitionId),
    findInvoice: () => invoices.findInvoice(competitionId, 1),
    invoicedIn: () => invoices.invoicedIn(competitionId, 1),
    invoicesOfRink: () => invoices.invoicesOfRink(competitionId, rink),
    invoicesOfCompetition: () => invoices.invoicesOfCompetition(competitionId, undefined),
    keepInvoice: () => invoices.keepInvoice(toStore(draft, 2, 1, accountId), [first.invoice], [entry]),
    forgetInvoiced: () => invoices.forgetInvoiced(competitionId, entry.id),
  };
}
