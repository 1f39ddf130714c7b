import * as z from 'zod/mini';
import type { EntryDeed } from '../../../shared/contract/entries/entryRecord.ts';
import { entryChanges } from '../../../shared/domain/history/entryChanges.ts';
import { HISTORY_PREFIX, historyPartition } from '../keys.ts';
import { queryAll } from '../../platform/table/read.ts';

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

/** What no person reads: kept by the product itself, or said by another field. */
const KEPT = [
  ...['id', 'version', 'formId', 'formatId', 'formVersion', 'currency', 'pricing', 'late', 'iceSeconds'],
  ...[
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
  ],
];

/** @param names of the accounts that are still there, by id */
export function deedOf(stored: StoredDeed, names: ReadonlyMap<string, string>): EntryDeed {
  const { sk, what, at, by, reason, from, to } = stored;
  const changes = from && to ? entryChanges(from, to) : [];
  return {
    id: sk,
    ...{ what, at, reason },
    by: by === null ? null : { id: by, name: names.get(by) ?? null },
    changes: changes.filter(({ path }) => !path.some((name) => KEPT.includes(name))),
  };
}
