import * as z from 'zod/mini';
import {
  bankRow,
  statementRow,
  type BankRow,
  type StatementRow,
} from '../../../shared/contract/payments/bankRows.ts';
import { bankRowId } from '../../../shared/domain/bank/bankRowId.ts';
import { bankRowKey } from '../keys.ts';

/** A row of a bank statement as the table has it. */
export const storedBankRow = z.extend(z.omit(bankRow, { shares: true, left: true }), {
  type: z.literal('bankRow'),
  competitionId: z.string(),
  /** The account's id. */
  importedBy: z.string(),
  /** By the entry's id: a row pays an entry once. */
  shares: z.record(z.string(), z.object({ paymentId: z.string(), amount: z.number() })),
  /** The sum of the shares, minor units. */
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
