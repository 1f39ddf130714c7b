import { ulid } from 'ulidx';
import type { HistoryAction, HistorySubject } from '../../../shared/contract/core/history.ts';
import { changesBetween } from '../../../shared/domain/history/changesBetween.ts';
import { changeRecordKey } from '../keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';

type Fields = Readonly<Record<string, unknown>>;

interface RecordedChange {
  /** Whose history it stands in; that of a competition's form is the competition's. */
  readonly of: { readonly subject: HistorySubject; readonly id: string };
  /** What was changed, where that is not whose history it is. */
  readonly subject?: HistorySubject;
  readonly action: HistoryAction;
  /** The account's id. */
  readonly by: string;
  readonly at: Date;
  /** Both for a change; without them the deed says all. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** What nobody types: kept by the product itself. */
const IGNORED_FIELDS = ['id', 'version', 'formVersion', 'fromPrice', 'state', 'active', 'uses', 'changedAt'];

/** More than a person changes at once; a form that is replaced by another one is not written out whole. */
const MAX_CHANGES = 200;

/** As `historyWrite`, for a change by which nothing may differ: then there is nothing to record. */
export function changeHistoryWrites(
  change: RecordedChange & { readonly before: Fields; readonly after: Fields },
): TransactItem[] {
  return changesBetween(change.before, change.after, IGNORED_FIELDS).length === 0
    ? []
    : [historyWrite(change)];
}

/** A record of who did what, written in the transaction of what it records. It is only ever added. */
export function historyWrite(change: RecordedChange): TransactItem {
  return { write: { Put: { TableName: tableName(), Item: historyItem(change, ulid(change.at.getTime())) } } };
}

/** @param id sorts by time */
export function historyItem(
  { of, subject = of.subject, action, by, at, before, after }: RecordedChange,
  id: string,
) {
  const changes = before && after ? changesBetween(before, after, IGNORED_FIELDS) : [];
  return {
    ...changeRecordKey(of.subject, of.id, id),
    type: 'changeRecord',
    id,
    subject,
    deed: action,
    by,
    at: at.toISOString(),
    changes: changes.slice(0, MAX_CHANGES),
    more: Math.max(0, changes.length - MAX_CHANGES),
  };
}
