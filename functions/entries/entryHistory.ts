import * as z from 'zod/mini';
import type { EntryDeed } from '../../shared/contract/entryRecord.ts';
import { changesBetween } from '../../shared/domain/history/changesBetween.ts';
import { HISTORY_PREFIX, historyPartition } from '../table/keys.ts';
import { queryAll } from '../table/read.ts';

const fields = z._default(z.nullable(z.record(z.string(), z.unknown())), null);

const storedDeed = z.object({
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

export type StoredDeed = z.output<typeof storedDeed>;

/** Everything that was done to an entry, newest first; nothing where there is no such entry. */
export async function historyOf(entryId: string): Promise<StoredDeed[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :entry AND begins_with(sk, :history)',
    ExpressionAttributeValues: { ':entry': historyPartition(entryId), ':history': HISTORY_PREFIX },
    // Who has just changed something looks here whether it is right.
    ConsistentRead: true,
  });
  return items
    .map((item) => storedDeed.parse(item))
    .sort((one, other) => (one.at === other.at ? (one.sk < other.sk ? 1 : -1) : one.at < other.at ? 1 : -1));
}

/** What no person reads: kept by the product itself. */
const KEPT = [
  ...['id', 'version', 'formId', 'currency', 'position', 'list', 'waiting'],
  ...['invitation', 'invitedAt', 'answeredAt'],
];

/** @param names of the accounts that are still there, by id */
export function deedOf(stored: StoredDeed, names: ReadonlyMap<string, string>): EntryDeed {
  const { sk, what, at, by, reason, from, to } = stored;
  return {
    id: sk,
    ...{ what, at, reason },
    by: by === null ? null : { id: by, name: names.get(by) ?? null },
    changes: from && to ? changesBetween(from, to, KEPT) : [],
  };
}
