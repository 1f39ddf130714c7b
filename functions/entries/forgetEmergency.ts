import { emergencyKey } from '../table/keys.ts';
import { tableName } from '../table/read.ts';
import type { Step } from '../table/transaction.ts';

/** Takes away what was said of the people of an entry, with the people. */
export function forgetEmergency(entryId: string): Step {
  return { write: { Delete: { TableName: tableName(), Key: emergencyKey(entryId) } } };
}
