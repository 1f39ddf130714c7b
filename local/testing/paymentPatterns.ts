import { transact } from '../../functions/platform/table/transaction.ts';
import { tableName } from '../../functions/platform/table/read.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import * as bankRows from '../../functions/store/money/payments/bankRows.ts';
import * as families from '../../functions/store/entering/families/familyReferences.ts';
import * as payments from '../../functions/store/money/payments/payments.ts';
import { paymentItem, type StoredPayment } from '../../functions/store/money/payments/payments.ts';

/** The reads of money: of an entry that was paid once, and of a stored bank transaction. */
export async function paymentPatterns(
  entry: StoredEntry,
  now: Date,
): Promise<Record<string, () => Promise<unknown>>> {
  const { competitionId, currency } = entry;
  const receivedOn = '2027-01-12';
  const payment: StoredPayment = {
    type: 'payment',
    kind: 'payment',
    method: 'cash',
    id: 'paid',
    entryId: entry.id,
    competitionId,
    currency,
    receivedOn,
    amount: 100,
    refunded: 0,
    reference: null,
    note: null,
    refundOf: null,
    paidBy: null,
    bankRowId: null,
    takenBy: entry.accountId,
    recordedAt: now.toISOString(),
  };
  const row = (text: string) =>
    bankRows.newBankRow(
      { receivedOn, amount: 100, currency, payer: null, text, bankId: null, repeat: 0 },
      { competitionId, by: entry.accountId, now },
    );
  const kept = row('Kept');
  await transact([{ write: { Put: { TableName: tableName(), Item: paymentItem(payment) } } }]);
  await bankRows.saveBankRow(kept);
  await families.familyReferenceOf(competitionId, entry.accountId);
  return {
    paymentsOf: () => payments.paymentsOf(entry.id),
    findPayment: () => payments.findPayment(entry.id, payment.id),
    paymentsOfCompetition: () => payments.paymentsOfCompetition(competitionId, undefined),
    bankRowsOf: () => bankRows.bankRowsOf(competitionId, undefined),
    findBankRow: () => bankRows.findBankRow(competitionId, kept.id),
    saveBankRow: () => bankRows.saveBankRow(row('New')),
    familyReferenceOf: () => families.familyReferenceOf(competitionId, 'new family'),
    inheritFamilyReference: () =>
      families.inheritFamilyReference(competitionId, entry.accountId, 'taking family'),
    familyReferencesOf: () => families.familyReferencesOf(competitionId, [entry.accountId]),
    dismissRow: () => bankRows.dismissRow(competitionId, kept.id, 'Membership'),
  };
}
