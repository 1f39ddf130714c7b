import { historyKey } from '../keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { Step } from '../../platform/table/transaction.ts';
import type { StoredEntry } from './storedEntry.ts';

/** What follows from the rest, or is of no interest to who reads what happened. */
const KEPT = new Set(['version', 'iceSeconds', 'type', 'formVersion', 'checks']);

/** What the history says of a change besides the fields that differ. */
export interface ChangeRecord {
  /** One word: changed, withdrawn, promoted, payment … */
  readonly what: string;
  /** The account's id; null where the product does it, as with a promotion. */
  readonly by: string | null;
  readonly reason?: string | undefined;
  readonly now: Date;
  /** False where the record must not say from what to what: a person is forgotten. */
  readonly told?: boolean;
  /** What the record says besides and the entry does not hold, such as its place in a list. */
  readonly alsoTold?: { readonly from: object; readonly to: object };
}

export function historyRecord(
  before: StoredEntry,
  after: StoredEntry,
  change: ChangeRecord,
  id: string,
): Step {
  return { write: { Put: { TableName: tableName(), Item: historyItem(before, after, change, id) } } };
}

/** What was done to an entry, by whom and why, with the fields that differ before and after. */
export function historyItem(
  before: StoredEntry,
  after: StoredEntry,
  { what, by, reason, now, told = true, alsoTold }: ChangeRecord,
  id: string,
) {
  const [was, is]: readonly Record<string, unknown>[] = [before, after];
  const changed = Object.keys({ ...was, ...is }).filter(
    (name) => !KEPT.has(name) && JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]),
  );
  const pick = (entry: Record<string, unknown> | undefined) =>
    Object.fromEntries(changed.map((name) => [name, entry?.[name] ?? null]));
  return {
    ...historyKey(before.id, id),
    type: 'history',
    id,
    what,
    at: now.toISOString(),
    by,
    reason: reason ?? null,
    accountId: before.accountId,
    competitionId: before.competitionId,
    from: told ? { ...pick(was), ...alsoTold?.from } : { state: before.state },
    to: told ? { ...pick(is), ...alsoTold?.to } : { state: after.state },
  };
}
