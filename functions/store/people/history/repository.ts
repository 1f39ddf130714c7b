import { decodeTime } from 'ulidx';
import * as z from 'zod/mini';
import {
  historyRecord,
  type HistoryRecord,
  type HistorySubject,
} from '../../../../shared/contract/core/history.ts';
import { accountNames } from '../accounts/accounts.ts';
import { changeRecordKey, changeRecordsPartition } from '../../keys.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem, queryAll, queryOne } from '../../../platform/table/read.ts';

const storedRecord = z.extend(historyRecord, { by: z.string() });

/**
 * Reads a page of changes of a rink or a competition, newest first. Names are those of today: a deleted account has none.
 */
export async function historyPage(
  subject: HistorySubject,
  id: string,
  cursor: string | undefined,
): Promise<{ data: HistoryRecord[]; nextCursor: string | null }> {
  const { items, nextCursor } = await queryPage(
    {
      KeyConditionExpression: 'pk = :history',
      ExpressionAttributeValues: { ':history': changeRecordsPartition(subject, id) },
      ScanIndexForward: false,
      // The history is opened right after a change, to check it.
      ConsistentRead: true,
    },
    cursor,
  );
  const records = items.map((item) => storedRecord.parse(item));
  const names = await accountNames(records.map(({ by }) => by));
  return {
    data: records.map((record) => ({
      ...record,
      by: { id: record.by, name: names.get(record.by) ?? null },
    })),
    nextCursor,
  };
}

/** The name of the account that made a change; null for a deleted account, and without such a record. */
export async function changeAuthor(
  subject: HistorySubject,
  id: string,
  recordId: string,
): Promise<string | null> {
  const item = await getItem(changeRecordKey(subject, id, recordId));
  if (!item) return null;
  const { by } = storedRecord.parse(item);
  return (await accountNames([by])).get(by) ?? null;
}

/** UTC instant of the last recorded change; without any, of the creation, which is in the id (a ULID). */
export async function lastChangeAt(subject: HistorySubject, id: string): Promise<string> {
  const last = await queryOne({
    KeyConditionExpression: 'pk = :history',
    ExpressionAttributeValues: { ':history': changeRecordsPartition(subject, id) },
    ScanIndexForward: false,
  });
  return last ? storedRecord.parse(last).at : new Date(decodeTime(id)).toISOString();
}

/** The texts that a field had before it was changed, the newest first. */
export async function earlierValues(subject: HistorySubject, id: string, field: string): Promise<string[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :history',
    ExpressionAttributeValues: { ':history': changeRecordsPartition(subject, id) },
    ScanIndexForward: false,
  });
  return items
    .flatMap((item) => storedRecord.parse(item).changes)
    .flatMap(({ path, from }) =>
      path.length === 1 && path[0] === field && typeof from === 'string' ? [from] : [],
    );
}
