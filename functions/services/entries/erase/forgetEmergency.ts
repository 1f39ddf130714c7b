import { emergencyKey } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { Step } from '../../../platform/table/transaction.ts';

/** Takes away what was said of the people of an entry, with the people. */
export function forgetEmergency(entryId: string): Step {
  return { write: { Delete: { TableName: tableName(), Key: emergencyKey(entryId) } } };
}
