import { historyKey } from '../keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import type { StoredEntry } from './storedEntry.ts';

/** What follows from the rest, or is of no interest to who reads what happened. */
const UNRECORDED_FIELDS = new Set(['version', 'iceSeconds', 'type', 'formVersion', 'checks']);

/** What the history says of a change besides the fields that differ. */
export interface EntryChangeRecord {
  /** One word: changed, withdrawn, promoted, payment … */
  readonly action: string;
  /** The account's id; null where the product does it, as with a promotion. */
  readonly by: string | null;
  readonly reason?: string | undefined;
  readonly now: Date;
  /** False where the record must not say from what to what: a person is forgotten. */
  readonly recordsValues?: boolean;
  /** What the record says besides and the entry does not hold, such as its place in a list. */
  readonly extraFields?: { readonly from: object; readonly to: object };
}

export function entryHistoryWrite(
  before: StoredEntry,
  after: StoredEntry,
  change: EntryChangeRecord,
  id: string,
): TransactItem {
  return { write: { Put: { TableName: tableName(), Item: entryHistoryItem(before, after, change, id) } } };
}

/** What was done to an entry, by whom and why, with the fields that differ before and after. */
export function entryHistoryItem(
  before: StoredEntry,
  after: StoredEntry,
  { action, by, reason, now, recordsValues = true, extraFields }: EntryChangeRecord,
  id: string,
) {
  const [was, is]: readonly Record<string, unknown>[] = [before, after];
  const changed = Object.keys({ ...was, ...is }).filter(
    (name) => !UNRECORDED_FIELDS.has(name) && JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]),
  );
  const pick = (entry: Record<string, unknown> | undefined) =>
    Object.fromEntries(changed.map((name) => [name, entry?.[name] ?? null]));
  return {
    ...historyKey(before.id, id),
    type: 'history',
    id,
    what: action,
    at: now.toISOString(),
    by,
    reason: reason ?? null,
    accountId: before.accountId,
    competitionId: before.competitionId,
    from: recordsValues ? { ...pick(was), ...extraFields?.from } : { state: before.state },
    to: recordsValues ? { ...pick(is), ...extraFields?.to } : { state: after.state },
  };
}
