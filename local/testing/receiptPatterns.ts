import { entryItem, submittedRecord } from '../../functions/store/entering/entries/items.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import * as receipts from '../../functions/store/money/documents/receiptRepository.ts';
import { statementOf } from '../../functions/services/money/documents/statement.ts';
import { federationSettings, replaceSettings } from '../../functions/store/core/settings/repository.ts';
import { tableName } from '../../functions/platform/table/read.ts';
import { transact } from '../../functions/platform/table/transaction.ts';

/** The reads and writes of receipts, with one issued for the entry. */
export async function receiptPatterns(
  entry: StoredEntry,
  at: Date,
): Promise<Record<string, () => Promise<unknown>>> {
  const Items = [entryItem(entry), submittedRecord(entry)];
  await transact(Items.map((Item) => ({ write: { Put: { TableName: tableName(), Item } } })));
  const statement = await statementOf(entry, at);
  const numbered = (number: number) =>
    ({ ...statement, type: 'receipt', number, sequence: number, issuedBy: entry.accountId }) as const;
  await receipts.saveReceipt(numbered(1), entry);
  const details = { name: 'Federation', address: null, taxLine: null, registrationNumber: null };
  const settings = { ...details, logo: null, accent: null, version: 2 };
  return {
    federationSettings: () => federationSettings(),
    replaceSettings: () => replaceSettings(settings, { by: entry.accountId, at }),
    receiptsOf: () => receipts.receiptsOf(entry.id),
    lastReceiptNumber: () => receipts.lastReceiptNumber(entry.competitionId),
    saveReceipt: () => receipts.saveReceipt(numbered(2), entry),
    eraseReceipt: () => receipts.eraseReceipt(numbered(1)),
  };
}
