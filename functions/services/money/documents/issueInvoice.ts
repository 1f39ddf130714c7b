import { saveInvoice, lastInvoiceNumber } from '../../../store/money/documents/invoiceRepository.ts';
import { OutdatedDocument, retryOnNumberConflict } from '../../../store/money/numbering/numbering.ts';
import { toStoredInvoice } from '../../../store/money/documents/storedInvoice.ts';
import { loadRinkInvoices, type RinkInvoiceState } from './rinkInvoices.ts';

interface IssueInvoiceRequest {
  readonly competitionId: string;
  /** A `rinkIdentity`. */
  readonly rink: string;
  /** The account that issues it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Issues a numbered invoice of a rink's entries: the first one, or one that replaces the newest. If the
 * newest is still right nothing is issued, so asking twice uses one number.
 * @throws {ApiError} NotFound when the rink has nothing to pay; Busy when too many are issued at once
 */
export async function issueInvoice({ competitionId, rink, by, now }: IssueInvoiceRequest): Promise<void> {
  let state: RinkInvoiceState | null = null;
  await retryOnNumberConflict(async (conflict) => {
    if (!state || conflict instanceof OutdatedDocument)
      state = await loadRinkInvoices({ competitionId, rink, accountId: by, now });
    const { draft, entries, invoices, isCurrent } = state;
    if (isCurrent) return;

    const last = conflict?.last ?? (await lastInvoiceNumber(competitionId));
    const replaces = invoices.at(-1)?.number ?? null;
    await saveInvoice(toStoredInvoice(draft, last + 1, replaces, by), invoices, entries);
  });
}
