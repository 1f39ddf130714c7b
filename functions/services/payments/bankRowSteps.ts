import { bankRowKey } from '../../store/keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { Step } from '../../platform/table/transaction.ts';
import type { StoredBankRow } from '../../store/payments/storedBankRow.ts';
import type { StoredPayment } from '../../store/payments/storedPayment.ts';

/** The row's money was given to this entry already, or there is not so much of it left. */
export class ShareTaken extends Error {}

/** Notes on a row which payment was made of it: once for each entry, never more than it brought. */
export function takeShare(row: StoredBankRow, { entryId, id, amount }: StoredPayment): Step {
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
    refusal: () => new ShareTaken(),
  };
}

/** Puts what a corrected payment had taken of its row back into the tray. */
export function giveBackShare({ competitionId, bankRowId, entryId }: StoredPayment, amount: number): Step {
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
