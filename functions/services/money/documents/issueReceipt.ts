import { isSameReceipt } from '../../../../shared/domain/money/receipts/isSameReceipt.ts';
import { getMyEntry } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { errorName, logError } from '../../../platform/log.ts';
import { OutdatedDocument, retryOnNumberConflict } from '../../../store/money/numbering/numbering.ts';
import {
  lastReceiptNumber,
  receiptsOf,
  saveReceipt,
  type StoredReceipt,
} from '../../../store/money/documents/receiptRepository.ts';
import { statementOf } from './statement.ts';

interface Issuance {
  /** The account that issues it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Issues a numbered receipt of an entry's charges and payments: the first one, or one that corrects the
 * newest. If the newest is still right nothing is issued, so asking twice uses one number.
 * @throws {ApiError} NotFound when the entry is gone; Busy when too many receipts are issued at once
 */
export async function issueReceipt(entry: StoredEntry, { by, now }: Issuance): Promise<void> {
  let current = entry;
  await retryOnNumberConflict(async (conflict) => {
    if (conflict instanceof OutdatedDocument) current = await getMyEntry(entry.accountId, entry.id);
    const [statement, earlier] = await Promise.all([statementOf(current, now), receiptsOf(current.id)]);
    const newest = earlier.at(-1);
    if (newest && isSameReceipt({ ...newest, correctedBy: null }, statement)) return;

    const last = conflict?.last ?? (await lastReceiptNumber(current.competitionId));
    const { correctedBy: _, ...contents } = statement;
    const receipt: StoredReceipt = {
      type: 'receipt',
      ...contents,
      number: last + 1,
      corrects: newest?.number ?? null,
      sequence: earlier.length + 1,
      issuedBy: by,
    };
    await saveReceipt(receipt, current);
  });
}

/**
 * Issues a receipt after a payment, and logs a failure instead of throwing it: the payment stays recorded.
 * The receipt is then issued when it is next asked for, with the number that follows at that time.
 */
export async function tryIssueReceipt(entry: StoredEntry, issuance: Issuance): Promise<void> {
  try {
    await issueReceipt(entry, issuance);
  } catch (cause) {
    logError('receiptNotIssued', { error: errorName(cause) });
  }
}
