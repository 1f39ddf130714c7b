import { ulid } from 'ulidx';
import type { BankRow } from '../../../shared/contract/payments/bankRows.ts';
import type { Share } from '../../../shared/domain/bank/sharesOf.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { News } from '../../store/notifications/noticeSteps.ts';
import { ShareTaken, takeShare } from './bankRowSteps.ts';
import { recordMoney } from './recordMoney.ts';
import { findBankRow } from '../../store/payments/repository.ts';
import { bankRowOf, type StoredBankRow } from '../../store/payments/storedBankRow.ts';

interface Assigning {
  readonly shares: readonly Share[];
  /** The account that records it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Makes payments of a row, one transaction for each entry. What breaks off leaves the rest in the tray;
 * asked again, it makes what is missing. What another call has given away in the meantime is not given
 * twice: the answer says what the row is now.
 * @throws {ApiError} ValidationFailed: shares (MustSmaller, AlreadyExist), currency MustCorrect; NotFound
 */
export async function assignShares(
  row: StoredBankRow,
  { shares, by, now }: Assigning,
): Promise<{ row: BankRow; news: News[] }> {
  const problem = shareProblem(row, shares);
  if (problem) throw wrongField(problem.field, problem.code);
  const news: News[] = [];
  for (const { entryId, amount } of shares.filter((share) => !Object.hasOwn(row.shares, share.entryId))) {
    try {
      news.push(await recordShare(row, { entryId, amount }, { by, now }));
    } catch (error) {
      if (!(error instanceof ShareTaken)) throw error;
    }
  }
  const stored = await findBankRow(row.competitionId, row.id);
  if (!stored) throw new ApiError('NotFound');
  return { row: bankRowOf(stored), news };
}

/** What of a row is given to an entry twice, or more than it brought; null where neither is. */
export function shareProblem(
  { amount }: Pick<StoredBankRow, 'amount'>,
  shares: readonly Share[],
): { readonly field: 'shares'; readonly code: 'MustSmaller' | 'AlreadyExist' } | null {
  if (shares.reduce((sum, share) => sum + share.amount, 0) > amount)
    return { field: 'shares', code: 'MustSmaller' };
  const entries = new Set(shares.map(({ entryId }) => entryId));
  return entries.size < shares.length ? { field: 'shares', code: 'AlreadyExist' } : null;
}

async function recordShare(
  row: StoredBankRow,
  { entryId, amount }: Share,
  { by, now }: Pick<Assigning, 'by' | 'now'>,
): Promise<News> {
  const { competitionId } = row;
  return recordMoney({ competitionId, entryId, by, now }, (entry) => {
    if (entry.currency !== row.currency) throw wrongField('currency', 'MustCorrect');
    const payment = {
      type: 'payment' as const,
      id: ulid(now.getTime()),
      kind: 'payment' as const,
      entryId,
      competitionId,
      method: 'transfer' as const,
      amount,
      currency: row.currency,
      receivedOn: row.receivedOn,
      reference: row.text?.slice(0, 100) ?? null,
      note: null,
      takenBy: by,
      recordedAt: now.toISOString(),
      refundOf: null,
      paidBy: null,
      refunded: 0,
      bankRowId: row.id,
    };
    return { payment, steps: [takeShare(row, payment)] };
  });
}
