import * as z from 'zod/mini';
import type { EntryHistoryRecord } from '../../../shared/contract/entries/entryRecord.ts';
import { entryFieldChanges } from '../../../shared/domain/history/entryFieldChanges.ts';
import { HISTORY_PREFIX, historyPartition } from '../keys.ts';
import { queryAll } from '../../platform/table/read.ts';

const fields = z._default(z.nullable(z.record(z.string(), z.unknown())), null);

const storedHistoryRecord = z.object({
  sk: z.string(),
  what: z.string(),
  at: z.string(),
  /** The account's id; missing where the product itself did it. */
  by: z._default(z.nullable(z.string()), null),
  reason: z._default(z.nullable(z.string()), null),
  /** Whose entry it is, and of which competition. */
  accountId: z.string(),
  competitionId: z.string(),
  from: fields,
  to: fields,
});

export type StoredHistoryRecord = z.output<typeof storedHistoryRecord>;

/** Everything that was done to an entry, newest first; nothing where there is no such entry. */
export async function entryHistory(entryId: string): Promise<StoredHistoryRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :entry AND begins_with(sk, :history)',
    ExpressionAttributeValues: { ':entry': historyPartition(entryId), ':history': HISTORY_PREFIX },
    // Who has just changed something looks here whether it is right.
    ConsistentRead: true,
  });
  return items
    .map((item) => storedHistoryRecord.parse(item))
    .sort((one, other) => (one.at === other.at ? (one.sk < other.sk ? 1 : -1) : one.at < other.at ? 1 : -1));
}

/** What no person reads: kept by the product itself, or said by another field. */
const HIDDEN_FIELDS = [
  'id',
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
  'invitedAt',
  'answeredAt',
  'withdrawnAt',
  'withdrawnWith',
  'checks',
  'seconds',
];

/** @param names of the accounts that are still there, by id */
export function historyRecordOf(
  stored: StoredHistoryRecord,
  names: ReadonlyMap<string, string>,
): EntryHistoryRecord {
  const { sk, what, at, by, reason, from, to } = stored;
  const changes = from && to ? entryFieldChanges(from, to) : [];
  return {
    id: sk,
    what,
    at,
    reason,
    by: by === null ? null : { id: by, name: names.get(by) ?? null },
    changes: changes.filter(({ path }) => !path.some((name) => HIDDEN_FIELDS.includes(name))),
  };
}
