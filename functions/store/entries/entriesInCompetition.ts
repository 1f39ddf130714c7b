import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { accountPartition, entriesSinceRange } from '../keys.ts';
import { queryAll } from '../../platform/table/read.ts';
import { storedEntry, type StoredEntry } from './storedEntry.ts';

/** Milliseconds of a ULID, in its first letters. */
const SORTABLE_TIME = 10;

/**
 * An account's entries of a kind in a competition. None is older than the competition's own id: what a
 * family entered in other seasons is not read.
 */
export async function entriesInCompetition(
  accountId: string,
  kind: EntryKind,
  competitionId: string,
): Promise<StoredEntry[]> {
  const { from, to } = entriesSinceRange(kind, competitionId.slice(0, SORTABLE_TIME));
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':account': accountPartition(accountId), ':from': from, ':to': to },
    ConsistentRead: true,
  });
  return items
    .map((item) => storedEntry.parse(item))
    .filter((entry) => entry.competitionId === competitionId);
}
