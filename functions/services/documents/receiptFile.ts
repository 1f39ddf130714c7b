import { receiptLayout } from '../../../shared/domain/receipts/receiptLayout.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { toPdfAnswer } from './toPdfAnswer.ts';
import { receiptsOf } from '../../store/documents/repository.ts';
import { statementOf } from './statement.ts';
import { shownReceipts } from '../../store/documents/storedReceipt.ts';

/**
 * A receipt or the statement of an entry as PDF, in base64.
 * @param file `receipt-12.pdf` or `statement.pdf`
 * @throws {ApiError} NotFound where the entry has no receipt of that number
 */
export async function receiptFile(entry: StoredEntry, file: string, now: Date): Promise<string> {
  const number = /^receipt-(\d+)/.exec(file)?.[1];
  const receipt =
    number === undefined
      ? await statementOf(entry, now)
      : shownReceipts(await receiptsOf(entry.id)).find((one) => one.number === Number(number));
  if (!receipt) throw new ApiError('NotFound');
  return toPdfAnswer(receiptLayout(receipt), receipt.issuedAt);
}
