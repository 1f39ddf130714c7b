import { historyKey } from '../table/keys.ts';
import { tableName } from '../table/read.ts';
import type { Step } from '../table/transaction.ts';
import type { EntryChange } from './changeEntry.ts';
import type { StoredEntry } from './storedEntry.ts';

/** What follows from the rest, or is of no interest to who reads what happened. */
const KEPT = new Set(['version', 'iceSeconds', 'type', 'formVersion', 'checks']);

export function historyRecord(
  before: StoredEntry,
  after: StoredEntry,
  change: EntryChange,
  id: string,
): Step {
  return { write: { Put: { TableName: tableName(), Item: historyItem(before, after, change, id) } } };
}

/** What was done to an entry, by whom and why, with the fields that differ before and after. */
export function historyItem(
  before: StoredEntry,
  after: StoredEntry,
  { what, by, reason, now, told = true, alsoTold }: EntryChange,
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
