import { transact } from '../../../platform/table/transaction.ts';
import { checkWrite, IS_NEW } from '../../../platform/table/writes.ts';
import { NEVER_KEY } from '../../keys.ts';

/**
 * Asks whether the table takes writes, without writing an item.
 * @throws {ApiError} Busy; the table's error where it takes none
 */
export async function probeWrites(): Promise<void> {
  await transact([checkWrite(NEVER_KEY, { condition: IS_NEW })]);
}
