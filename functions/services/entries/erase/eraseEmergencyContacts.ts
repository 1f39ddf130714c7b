import { emergencyKey } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';

/** Takes away what was said of the people of an entry, with the people. */
export function eraseEmergencyContacts(entryId: string): TransactItem {
  return { write: { Delete: { TableName: tableName(), Key: emergencyKey(entryId) } } };
}
