import { saysTheSame } from '../../shared/domain/receipts/saysTheSame.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { ApiError } from '../http/apiError.ts';
import { keepReceipt, lastReceiptNumber, NumberTaken, Outdated, receiptsOf } from './repository.ts';
import { statementOf } from './statement.ts';
import type { StoredReceipt } from './storedReceipt.ts';

/** Many may draw a number of one competition in the same second; each attempt lets one of them through. */
const ATTEMPTS = 40;

interface Issued {
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
export async function issue({ read, by, now }: Issued): Promise<void> {
  let last: number | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const entry = await read();
    const [statement, before] = await Promise.all([statementOf(entry, now), receiptsOf(entry.id)]);
    const newest = before.at(-1);
    if (newest && saysTheSame({ ...newest, correctedBy: null }, statement)) return;
    last ??= await lastReceiptNumber(entry.competitionId);
    const { correctedBy: _, ...stands } = statement;
    const receipt: StoredReceipt = {
      type: 'receipt',
      ...stands,
      number: last + 1,
      corrects: newest?.number ?? null,
      sequence: before.length + 1,
      issuedBy: by,
    };
    const problem = await refusalOf(keepReceipt(receipt, entry));
    if (problem === null) return;
    // Nothing that is known of the counter: it is read again.
    last = problem instanceof NumberTaken && problem.last > 0 ? problem.last : null;
    await pause(attempt);
  }
  throw new ApiError('Busy');
}

/** Why a receipt was not kept, where that can be mended by trying again; null when it was. */
async function refusalOf(kept: Promise<void>): Promise<Outdated | NumberTaken | null> {
  try {
    await kept;
    return null;
  } catch (error) {
    if (error instanceof Outdated || error instanceof NumberTaken) return error;
    throw error;
  }
}

function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(10 * (attempt + 1), 100)));
}

/**
 * The same with what has been done already: money that is recorded stays so. What could not be issued
 * now is issued when it is asked for, and the number after the last one is its number then.
 */
export async function issueQuietly(issued: Issued): Promise<void> {
  try {
    await issue(issued);
  } catch (cause) {
    const error = cause instanceof Error ? cause.name : 'unknown';
    process.stderr.write(`${JSON.stringify({ level: 'error', event: 'receiptNotIssued', error })}\n`);
  }
}
