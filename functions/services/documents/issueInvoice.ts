import { saveInvoice, lastInvoiceNumber } from '../../store/documents/invoiceRepository.ts';
import { OutdatedDocument, withNextNumber } from '../../store/documents/numbering.ts';
import { loadRinkInvoices, type RinkInvoiceState } from './rinkInvoiceState.ts';
import { toStoredInvoice } from '../../store/documents/storedInvoice.ts';

interface IssueInvoiceRequest {
  readonly competitionId: string;
  /** As `rinkIdentity` says it. */
  readonly rink: string;
  /** The account that issues it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Issues a numbered invoice of how a rink's entries stand: the first one, or one that replaces the one
 * before. Where that one says what is so, nothing is issued, so that asking twice draws one number.
 * @throws {ApiError} NotFound where nothing is to be invoiced; Busy when too many draw numbers in this moment
 */
export async function issueInvoice({ competitionId, rink, by, now }: IssueInvoiceRequest): Promise<void> {
  let state: RinkInvoiceState | null = null;
  await withNextNumber(async (nextNumber) => {
    // Who only lost a number to another rink has read all that there is to read.
    state ??= await loadRinkInvoices({ competitionId, rink, accountId: by, now });
    const { draft, entries, invoices, isCurrent } = state;
    if (isCurrent) return;
    const number = await nextNumber(() => lastInvoiceNumber(competitionId));
    const replaces = invoices.at(-1)?.number ?? null;
    try {
      await saveInvoice(toStoredInvoice(draft, number, replaces, by), invoices, entries);
    } catch (problem) {
      if (problem instanceof OutdatedDocument) state = null;
      throw problem;
    }
  });
}
