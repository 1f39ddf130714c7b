import { ulid } from 'ulidx';
import type { BankRow } from '../../../shared/contract/payments/bankRows.ts';
import type { Allocation } from '../../../shared/domain/bank/allocationsOf.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { EntryNotification } from '../../store/notifications/notificationWrites.ts';
import { AlreadyAllocatedError, allocateWrite } from './allocationWrites.ts';
import { postPayment } from './postPayment.ts';
import { findBankRow } from '../../store/payments/repository.ts';
import { bankRowOf, type StoredBankRow } from '../../store/payments/storedBankRow.ts';

interface AllocationRequest {
  readonly shares: readonly Allocation[];
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
export async function allocateBankRow(
  row: StoredBankRow,
  { shares, by, now }: AllocationRequest,
): Promise<{ row: BankRow; notifications: EntryNotification[] }> {
  const problem = allocationProblem(row, shares);
  if (problem) throw wrongField(problem.field, problem.code);
  const notifications: EntryNotification[] = [];
  for (const { entryId, amount } of shares.filter((share) => !Object.hasOwn(row.shares, share.entryId))) {
    try {
      notifications.push(await recordAllocation(row, { entryId, amount }, { by, now }));
    } catch (error) {
      if (!(error instanceof AlreadyAllocatedError)) throw error;
    }
  }
  const stored = await findBankRow(row.competitionId, row.id);
  if (!stored) throw new ApiError('NotFound');
  return { row: bankRowOf(stored), notifications };
}

/** What of a row is given to an entry twice, or more than it brought; null where neither is. */
export function allocationProblem(
  { amount }: Pick<StoredBankRow, 'amount'>,
  shares: readonly Allocation[],
): { readonly field: 'shares'; readonly code: 'MustSmaller' | 'AlreadyExist' } | null {
  if (shares.reduce((sum, share) => sum + share.amount, 0) > amount)
    return { field: 'shares', code: 'MustSmaller' };
  const entries = new Set(shares.map(({ entryId }) => entryId));
  return entries.size < shares.length ? { field: 'shares', code: 'AlreadyExist' } : null;
}

async function recordAllocation(
  row: StoredBankRow,
  { entryId, amount }: Allocation,
  { by, now }: Pick<AllocationRequest, 'by' | 'now'>,
): Promise<EntryNotification> {
  const { competitionId } = row;
  return postPayment({ competitionId, entryId, by, now }, (entry) => {
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
    return { payment, writes: [allocateWrite(row, payment)] };
  });
}
