import * as z from 'zod/mini';
import {
  bankRow,
  statementRow,
  type BankRow,
  type StatementRow,
} from '../../../../shared/contract/money/payments/bankRows.ts';
import { bankRowId } from '../../../../shared/domain/money/bank/bankRowId.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem } from '../../../platform/table/read.ts';
import { isWrittenOnce, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, isWritten, updateItem, updateWrite } from '../../../platform/table/writes.ts';
import { bankRowKey, bankRowsPartition } from './keys.ts';
import type { StoredPayment } from './payments.ts';

/** A transaction of a bank statement as stored. */
export const storedBankRow = z.extend(z.omit(bankRow, { shares: true, left: true }), {
  type: z.literal('bankRow'),
  competitionId: z.string(),
  /** The account's id. */
  importedBy: z.string(),
  /** Allocations by entry id: a transaction pays an entry once. */
  shares: z.record(z.string(), z.object({ paymentId: z.string(), amount: z.number() })),
  /** The sum of the allocations, minor units. */
  assigned: z.number(),
});

export type StoredBankRow = z.output<typeof storedBankRow>;

export function newBankRow(
  row: StatementRow,
  { competitionId, by, now }: { readonly competitionId: string; readonly by: string; readonly now: Date },
): StoredBankRow {
  const { receivedOn, amount, currency, payer, text, bankId, repeat } = row;
  const fields = { receivedOn, amount, currency, payer, text, bankId, repeat };
  return {
    type: 'bankRow',
    id: bankRowId(fields),
    competitionId,
    ...statementRow.parse(fields),
    importedAt: now.toISOString(),
    importedBy: by,
    shares: {},
    assigned: 0,
    setAside: null,
  };
}

export function bankRowItem(row: StoredBankRow) {
  return { ...bankRowKey(row.competitionId, row.id), ...row };
}

export function bankRowOf(stored: StoredBankRow): BankRow {
  const shares = Object.entries(stored.shares).map(([entryId, share]) => ({ entryId, ...share }));
  return { ...stored, shares, left: stored.amount - stored.assigned };
}

/** The bank import matches against whole lists, so pages are large; an item has half a kilobyte. */
const PAGE_SIZE = 250;

/** A page of the bank transactions that a competition imported. */
export async function bankRowsOf(competitionId: string, cursor: string | undefined) {
  const page = await queryPage(
    {
      KeyConditionExpression: 'pk = :rows',
      ExpressionAttributeValues: { ':rows': bankRowsPartition(competitionId) },
      ConsistentRead: true,
      Limit: PAGE_SIZE,
    },
    cursor,
  );
  return { rows: page.items.map((item) => storedBankRow.parse(item)), nextCursor: page.nextCursor };
}

export async function findBankRow(competitionId: string, rowId: string): Promise<StoredBankRow | null> {
  const item = await getItem(bankRowKey(competitionId, rowId));
  return item ? storedBankRow.parse(item) : null;
}

/**
 * Stores a bank transaction unless an earlier import has.
 * @returns whether it was new
 */
export async function saveBankRow(row: StoredBankRow): Promise<boolean> {
  return isWrittenOnce(createWrite(bankRowItem(row)));
}

/**
 * Dismisses a bank transaction with a reason, or returns it to the unmatched ones with null.
 * @returns whether the transaction exists
 */
export async function dismissRow(
  competitionId: string,
  rowId: string,
  reason: string | null,
): Promise<boolean> {
  const update = updateItem(bankRowKey(competitionId, rowId), {
    update: 'SET setAside = :reason',
    condition: 'attribute_exists(pk)',
    values: { ':reason': reason },
  });
  return isWritten(update);
}

/** The entry has an allocation of this bank transaction, or less than the amount is left of it. */
export class AlreadyAllocatedError extends Error {}

/** Allocates a part of a bank transaction to a payment: once for each entry, never more than is left. */
export const allocateWrite = (row: StoredBankRow, { entryId, id, amount }: StoredPayment): TransactItem =>
  updateWrite(bankRowKey(row.competitionId, row.id), {
    update: 'SET shares.#entry = :share, assigned = assigned + :amount',
    condition: 'attribute_not_exists(shares.#entry) AND assigned <= :most AND setAside = :not',
    names: { '#entry': entryId },
    values: {
      ':share': { paymentId: id, amount },
      ':amount': amount,
      ':most': row.amount - amount,
      ':not': null,
    },
    onConflict: () => new AlreadyAllocatedError(),
  });

/** Frees the allocation of a payment that is voided, so that the amount can be allocated again. */
export const deallocateWrite = (
  { competitionId, bankRowId: rowId, entryId }: StoredPayment,
  amount: number,
): TransactItem =>
  updateWrite(bankRowKey(competitionId, rowId ?? ''), {
    update: 'SET assigned = assigned - :amount REMOVE shares.#entry',
    names: { '#entry': entryId },
    values: { ':amount': amount },
  });
