import { bankRowKey } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import type { StoredBankRow } from '../../store/payments/storedBankRow.ts';
import type { StoredPayment } from '../../store/payments/storedPayment.ts';

/** The row's money was given to this entry already, or there is not so much of it left. */
export class AlreadyAllocatedError extends Error {}

/** Notes on a row which payment was made of it: once for each entry, never more than it brought. */
export function allocateWrite(row: StoredBankRow, { entryId, id, amount }: StoredPayment): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: bankRowKey(row.competitionId, row.id),
        UpdateExpression: 'SET shares.#entry = :share, assigned = assigned + :amount',
        ConditionExpression: 'attribute_not_exists(shares.#entry) AND assigned <= :most AND setAside = :not',
        ExpressionAttributeNames: { '#entry': entryId },
        ExpressionAttributeValues: {
          ':share': { paymentId: id, amount },
          ':amount': amount,
          ':most': row.amount - amount,
          ':not': null,
        },
      },
    },
    refusal: () => new AlreadyAllocatedError(),
  };
}

/** Puts what a corrected payment had taken of its row back into the tray. */
export function deallocateWrite(
  { competitionId, bankRowId, entryId }: StoredPayment,
  amount: number,
): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: bankRowKey(competitionId, bankRowId ?? ''),
        UpdateExpression: 'SET assigned = assigned - :amount REMOVE shares.#entry',
        ExpressionAttributeNames: { '#entry': entryId },
        ExpressionAttributeValues: { ':amount': amount },
      },
    },
  };
}
