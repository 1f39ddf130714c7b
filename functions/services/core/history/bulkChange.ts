import * as z from 'zod/mini';
import type { HistorySubject } from '../../../../shared/contract/core/history.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { bulkChangeKey } from '../../../store/keys.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite, updateWrite } from '../../../platform/table/writes.ts';

const bulkChange = z.object({
  id: z.string(),
  /** `archive`, `deactivate`, … */
  action: z.string(),
  /** The changed records, with their versions after the change. */
  changed: z.array(z.object({ id: z.string(), version: z.number() })),
  undone: z.boolean(),
});

export type BulkChange = z.output<typeof bulkChange>;

/** An account's last bulk change of rinks or of competitions, which it can undo. */
export async function lastBulkChange(accountId: string, subject: HistorySubject): Promise<BulkChange | null> {
  const item = await getItem(bulkChangeKey(accountId, subject));
  return item ? bulkChange.parse(item) : null;
}

/** Stored in the transaction of the change, in place of the account's last one. */
export function bulkChangeWrite(
  accountId: string,
  subject: HistorySubject,
  change: Omit<BulkChange, 'undone'>,
): TransactItem {
  return putWrite({ ...bulkChangeKey(accountId, subject), type: 'bulkChange', ...change, undone: false });
}

/** Marks the change as undone, once: a second click, or one after a newer bulk change, is refused. */
export function markUndoneWrite(accountId: string, subject: HistorySubject, changeId: string): TransactItem {
  return updateWrite(bulkChangeKey(accountId, subject), {
    update: 'SET undone = :yes',
    condition: 'id = :change AND undone = :no',
    values: { ':change': changeId, ':yes': true, ':no': false },
    onConflict: () => new ApiError('NotFound'),
  });
}
