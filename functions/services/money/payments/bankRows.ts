import { ulid } from 'ulidx';
import type { BankRow, StatementRow } from '../../../../shared/contract/money/payments/bankRows.ts';
import type { FieldCode } from '../../../../shared/contract/core/fieldMessages.ts';
import type { Allocation } from '../../../../shared/domain/entering/balance/allocationsOf.ts';
import { statementDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import { dayProblems } from '../../../../shared/domain/entering/balance/recordProblems.ts';
import { ApiError, refuse, wrongField } from '../../../platform/errors/apiError.ts';
import { retry } from '../../../platform/retry.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { entryById, getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import {
  allocateWrite,
  AlreadyAllocatedError,
  bankRowOf,
  findBankRow,
  newBankRow,
  saveBankRow,
  type StoredBankRow,
} from '../../../store/money/payments/bankRows.ts';
import type { StoredPayment } from '../../../store/money/payments/payments.ts';
import { tryIssueReceipt } from '../documents/issueReceipt.ts';
import { RETRY_ON_CONFLICT } from './recordRequest.ts';
import { savePayment } from './savePayment.ts';

/** A bank transaction of an uploaded statement, with the entries that it pays. */
type ImportedRow = StatementRow & { readonly shares: readonly Allocation[] };

/** The account that records it, and when. */
interface Recorder {
  readonly by: string;
  readonly now: Date;
}

/**
 * Imports bank transactions and records the payments allocated to them. All are checked before any is
 * stored. Transactions of an earlier import stay; only their missing allocations are added.
 * @param rows with the entries that each one pays
 * @throws {ApiError} NotFound; ValidationFailed: rows.N.receivedOn, rows.N.shares, rows.N.currency
 */
export async function importBankRows(
  competitionId: string,
  rows: readonly ImportedRow[],
  { dryRun, ...recorder }: Recorder & { readonly dryRun: boolean },
): Promise<{ row: BankRow; isNew: boolean }[]> {
  const competition = await getCompetition(competitionId);
  refuse(await rowProblems(rows, competition, recorder.now));
  if (dryRun) return [];

  const imported: { row: BankRow; isNew: boolean }[] = [];
  for (const { shares, ...fields } of rows) {
    const row = newBankRow(fields, { competitionId, ...recorder });
    const isNew = await saveBankRow(row);
    const stored = isNew ? row : ((await findBankRow(competitionId, row.id)) ?? row);
    imported.push({ row: await saveAllocations(stored, shares, recorder), isNew });
  }
  return imported;
}

/**
 * Records payments of a stored bank transaction, one for each allocation.
 * @throws {ApiError} NotFound; ValidationFailed: shares MustSmaller or AlreadyExist, currency MustCorrect
 */
export async function allocateBankRow(
  { competitionId, rowId }: { readonly competitionId: string; readonly rowId: string },
  allocations: readonly Allocation[],
  recorder: Recorder,
): Promise<BankRow> {
  const row = await findBankRow(competitionId, rowId);
  if (!row) throw new ApiError('NotFound');
  return saveAllocations(row, allocations, recorder);
}

/**
 * Records a payment for each allocation, one transaction each. After a failure the same call records the
 * missing ones. An amount that a concurrent call has allocated is left out, as the returned row shows.
 */
async function saveAllocations(
  row: StoredBankRow,
  allocations: readonly Allocation[],
  recorder: Recorder,
): Promise<BankRow> {
  const problem = allocationProblem(row, allocations);
  if (problem) throw wrongField(problem.field, problem.code);
  for (const allocation of allocations.filter(({ entryId }) => !Object.hasOwn(row.shares, entryId))) {
    try {
      await saveAllocation(row, allocation, recorder);
    } catch (error) {
      if (!(error instanceof AlreadyAllocatedError)) throw error;
    }
  }
  const stored = await findBankRow(row.competitionId, row.id);
  if (!stored) throw new ApiError('NotFound');
  return bankRowOf(stored);
}

async function saveAllocation(
  row: StoredBankRow,
  { entryId, amount }: Allocation,
  { by, now }: Recorder,
): Promise<void> {
  const entry = await retry(async () => {
    const before = await getEntryOfCompetition(row.competitionId, entryId);
    if (before.currency !== row.currency) throw wrongField('currency', 'MustCorrect');
    const payment: StoredPayment = {
      type: 'payment',
      id: ulid(now.getTime()),
      kind: 'payment',
      entryId,
      competitionId: row.competitionId,
      method: 'transfer',
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
    return savePayment(before, payment, { writes: [allocateWrite(row, payment)], now });
  }, RETRY_ON_CONFLICT);
  await tryIssueReceipt(entry, { by, now });
}

interface RowProblem {
  readonly field: string;
  readonly code: FieldCode;
}

/**
 * Every bank transaction that cannot be imported: its day is out of range, its allocations exceed it, or
 * an entry is of another competition or currency.
 */
async function rowProblems(
  rows: readonly ImportedRow[],
  competition: StoredCompetition,
  now: Date,
): Promise<RowProblem[]> {
  const ids = [...new Set(rows.flatMap(({ shares }) => shares.map(({ entryId }) => entryId)))];
  const found = await Promise.all(ids.map(entryById));
  const entries = new Map(
    found.flatMap((entry) => (entry?.competitionId === competition.id ? [[entry.id, entry] as const] : [])),
  );
  const days = statementDays(competition, now);
  return rows.flatMap((row, index) =>
    [...dayProblems(row.receivedOn, days), ...allocationProblems(row, entries)].map(({ field, code }) => ({
      field: `rows.${index}.${field}`,
      code,
    })),
  );
}

function allocationProblems(row: ImportedRow, entries: ReadonlyMap<string, StoredEntry>): RowProblem[] {
  const problem = allocationProblem(row, row.shares);
  if (problem) return [problem];
  return row.shares.flatMap(({ entryId }, index): RowProblem[] => {
    const entry = entries.get(entryId);
    if (!entry) return [{ field: `shares.${index}.entryId`, code: 'MustExist' }];
    return entry.currency === row.currency ? [] : [{ field: 'currency', code: 'MustCorrect' }];
  });
}

/** Allocations must not exceed the bank transaction, nor name an entry twice. */
function allocationProblem(
  { amount }: Pick<StoredBankRow, 'amount'>,
  allocations: readonly Allocation[],
): { readonly field: 'shares'; readonly code: 'MustSmaller' | 'AlreadyExist' } | null {
  if (allocations.reduce((sum, one) => sum + one.amount, 0) > amount)
    return { field: 'shares', code: 'MustSmaller' };
  const entries = new Set(allocations.map(({ entryId }) => entryId));
  return entries.size < allocations.length ? { field: 'shares', code: 'AlreadyExist' } : null;
}
