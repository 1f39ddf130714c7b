import * as z from 'zod/mini';
import type { EntryHistoryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { entryFieldChanges } from '../../../../shared/domain/core/history/entryFieldChanges.ts';
import { HISTORY_PREFIX, historyKey, historyPartition } from '../../keys.ts';
import { queryAll } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite } from '../../../platform/table/writes.ts';
import type { StoredEntry } from './storedEntry.ts';

const fields = z.record(z.string(), z.unknown());

const storedHistoryRecord = z.object({
  sk: z.string(),
  what: z.string(),
  at: z.string(),
  /** The account's id; null for changes by the product itself. */
  by: z.nullable(z.string()),
  /** Of a helper with a code, who has no account. */
  byName: z.optional(z.string()),
  /** A submit's record has neither a reason nor values from before. */
  reason: z._default(z.nullable(z.string()), null),
  accountId: z.string(),
  competitionId: z.string(),
  from: z._default(z.nullable(fields), null),
  to: fields,
});

export type StoredHistoryRecord = z.output<typeof storedHistoryRecord>;

/** The history of an entry, newest first; empty when there is no such entry. */
export async function entryHistory(entryId: string): Promise<StoredHistoryRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :entry AND begins_with(sk, :history)',
    ExpressionAttributeValues: { ':entry': historyPartition(entryId), ':history': HISTORY_PREFIX },
    // A record made a moment ago must be in the answer.
    ConsistentRead: true,
  });
  return items
    .map((item) => storedHistoryRecord.parse(item))
    .sort((one, other) => (one.at === other.at ? (one.sk < other.sk ? 1 : -1) : one.at < other.at ? 1 : -1));
}

/** Internal fields, and fields that another one already shows. */
const HIDDEN_FIELDS = [
  'id',
  'accountId',
  'placeholder',
  'enteredBy',
  'version',
  'formId',
  'formatId',
  'formVersion',
  'currency',
  'pricing',
  'late',
  'iceSeconds',
  'waiting',
  'at',
  'partnered',
  'homeRinkId',
  'invitation',
  'knownAs',
  'invitedAt',
  'answeredAt',
  'withdrawnAt',
  'withdrawnWith',
  'checks',
  'consents',
  'seconds',
  // The record says which event was cancelled, and why.
  'cancelledEvents',
];

/**
 * A stored record as the answer shows it.
 * @param names of existing accounts, by id
 */
export function historyRecordOf(
  stored: StoredHistoryRecord,
  names: ReadonlyMap<string, string>,
): EntryHistoryRecord {
  const { sk, what, at, by, byName, reason, from, to } = stored;
  const changes = from ? entryFieldChanges(from, to) : [];
  return {
    id: sk,
    what,
    at,
    reason,
    by: by === null ? null : { id: by, name: byName ?? names.get(by) ?? null },
    changes: changes.filter(({ path }) => !path.some((name) => HIDDEN_FIELDS.includes(name))),
  };
}

/** Derived fields, and fields that tell a reader of the history nothing. */
const UNRECORDED_FIELDS = new Set(['version', 'iceSeconds', 'type', 'formVersion', 'checks', 'numberItems']);

/** The history records this besides the fields that differ. */
export interface EntryChangeRecord {
  /** One word: changed, withdrawn, promoted, payment … */
  readonly action: string;
  /** The account's id; null for changes by the product itself, such as a promotion. */
  readonly by: string | null;
  /** Of a helper with a code, whose id `by` then is. */
  readonly byName?: string;
  readonly reason?: string | undefined;
  readonly now: Date;
  /** False when a person is erased: the record then holds no values from before or after. */
  readonly recordsValues?: boolean;
  /** Values that the entry does not hold, such as its waitlist position. */
  readonly extraFields?: { readonly from: object; readonly to: object };
}

export function entryHistoryWrite(
  before: StoredEntry,
  after: StoredEntry,
  change: EntryChangeRecord,
  id: string,
): TransactItem {
  return putWrite(entryHistoryItem(before, after, change, id));
}

/** The record of a change: actor, reason, and the fields that differ, before and after. */
export function entryHistoryItem(
  before: StoredEntry,
  after: StoredEntry,
  { action, by, byName, reason, now, recordsValues = true, extraFields }: EntryChangeRecord,
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
    ...(byName !== undefined && { byName }),
    reason: reason ?? null,
    accountId: before.accountId,
    competitionId: before.competitionId,
    from: recordsValues ? { ...pick(was), ...extraFields?.from } : { state: before.state },
    to: recordsValues ? { ...pick(is), ...extraFields?.to } : { state: after.state },
  };
}
