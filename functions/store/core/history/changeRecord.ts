import { ulid } from 'ulidx';
import type { HistoryAction, HistorySubject } from '../../../../shared/contract/core/history.ts';
import { changesBetween } from '../../../../shared/domain/core/history/changesBetween.ts';
import { changeRecordKey } from '../../keys.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite } from '../../../platform/table/writes.ts';

type Fields = Readonly<Record<string, unknown>>;

interface RecordedChange {
  /** The history that shows the record; a form's changes are in its competition's. */
  readonly of: { readonly subject: HistorySubject; readonly id: string };
  /** The changed record, if it is not the subject of the history. */
  readonly subject?: HistorySubject;
  readonly action: HistoryAction;
  /** The account's id. */
  readonly by: string;
  readonly at: Date;
  /** Both for a change of fields; without them the action says everything. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** Fields that the product keeps itself. */
const IGNORED_FIELDS = ['id', 'version', 'formVersion', 'fromPrice', 'state', 'active', 'uses', 'changedAt'];

/** A form that replaces another one would list thousands; the record counts those it leaves out. */
const MAX_CHANGES = 200;

/** As `historyWrite`, but nothing where no field differs. */
export function changeHistoryWrites(
  change: RecordedChange & { readonly before: Fields; readonly after: Fields },
): TransactItem[] {
  return changesBetween(change.before, change.after, IGNORED_FIELDS).length === 0
    ? []
    : [historyWrite(change)];
}

/** A record for the transaction of the change it describes. Records are never changed. */
export function historyWrite(change: RecordedChange): TransactItem {
  return putWrite(historyItem(change, ulid(change.at.getTime())));
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
