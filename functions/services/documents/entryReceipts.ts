import type { EntryReceipts } from '../../../shared/contract/documents/receipts.ts';
import { isSameReceipt } from '../../../shared/domain/receipts/isSameReceipt.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { receiptsOf } from '../../store/documents/repository.ts';
import { statementOf } from './statement.ts';
import { shownReceipts } from '../../store/documents/storedReceipt.ts';

/** What an entry has in documents, and how it stands now. */
export async function entryReceipts(entry: StoredEntry, now: Date): Promise<EntryReceipts> {
  const [statement, stored] = await Promise.all([statementOf(entry, now), receiptsOf(entry.id)]);
  const receipts = shownReceipts(stored).reverse();
  const [newest] = receipts;
  return { statement, receipts, isCurrent: newest !== undefined && isSameReceipt(newest, statement) };
}
