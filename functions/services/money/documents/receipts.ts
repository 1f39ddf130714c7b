import type { EntryReceipts } from '../../../../shared/contract/money/documents/receipts.ts';
import { isSameReceipt } from '../../../../shared/domain/money/receipts/isSameReceipt.ts';
import { receiptLayout } from '../../../../shared/domain/money/receipts/receiptLayout.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { receiptsOf, toReceipts } from '../../../store/money/documents/receiptRepository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { payableStatementOf } from './statement.ts';
import { toPdfAnswer } from '../../core/documents/toPdfAnswer.ts';

/** An entry's present statement with its receipts, newest first. */
export async function receiptsOfEntry(entry: StoredEntry, now: Date): Promise<EntryReceipts> {
  const [statement, stored] = await Promise.all([payableStatementOf(entry, now), receiptsOf(entry.id)]);
  const receipts = toReceipts(stored).reverse();
  const [newest] = receipts;
  return { statement, receipts, isCurrent: newest !== undefined && isSameReceipt(newest, statement) };
}

/**
 * A receipt or the statement of an entry as PDF, in base64.
 * @param file `receipt-12.pdf` or `statement.pdf`
 * @throws {ApiError} NotFound when the entry has no receipt of that number
 */
export async function receiptFile(entry: StoredEntry, file: string, now: Date): Promise<string> {
  const number = /^receipt-(\d+)/.exec(file)?.[1];
  const receipt =
    number === undefined
      ? await payableStatementOf(entry, now)
      : toReceipts(await receiptsOf(entry.id)).find((one) => one.number === Number(number));
  if (!receipt) throw new ApiError('NotFound');
  return toPdfAnswer(receiptLayout(receipt), receipt.issuedAt);
}
