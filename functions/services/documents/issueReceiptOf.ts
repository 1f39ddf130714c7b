import { isSameReceipt } from '../../../shared/domain/receipts/isSameReceipt.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { withNextNumber } from '../../store/documents/numbering.ts';
import { saveReceipt, lastReceiptNumber, receiptsOf } from '../../store/documents/repository.ts';
import { statementOf } from './statement.ts';
import type { StoredReceipt } from '../../store/documents/storedReceipt.ts';

interface IssueRequest {
  /** Reads the entry with consistency: again when it changed in between. */
  readonly read: () => Promise<StoredEntry>;
  /** The account that asks. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Issues a numbered receipt of how an entry stands: the first one, or one that corrects the one before.
 * Where that one says what is so, nothing is issued, so that asking twice draws one number.
 * @throws {ApiError} Busy when too many draw numbers in this moment
 */
export async function issueReceiptOf({ read, by, now }: IssueRequest): Promise<void> {
  await withNextNumber(async (nextNumber) => {
    const entry = await read();
    const [statement, before] = await Promise.all([statementOf(entry, now), receiptsOf(entry.id)]);
    const newest = before.at(-1);
    if (newest && isSameReceipt({ ...newest, correctedBy: null }, statement)) return;
    const { correctedBy: _, ...stands } = statement;
    const receipt: StoredReceipt = {
      type: 'receipt',
      ...stands,
      number: await nextNumber(() => lastReceiptNumber(entry.competitionId)),
      corrects: newest?.number ?? null,
      sequence: before.length + 1,
      issuedBy: by,
    };
    await saveReceipt(receipt, entry);
  });
}

/**
 * The same with what has been done already: money that is recorded stays so. What could not be issued
 * now is issued when it is asked for, and the number after the last one is its number then.
 */
export async function tryIssueReceipt(issued: IssueRequest): Promise<void> {
  try {
    await issueReceiptOf(issued);
  } catch (cause) {
    const error = cause instanceof Error ? cause.name : 'unknown';
    process.stderr.write(`${JSON.stringify({ level: 'error', event: 'receiptNotIssued', error })}\n`);
  }
}
