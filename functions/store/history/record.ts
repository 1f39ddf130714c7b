import { ulid } from 'ulidx';
import type { HistoryDeed, HistorySubject } from '../../../shared/contract/core/history.ts';
import { changesBetween } from '../../../shared/domain/history/changesBetween.ts';
import { changeRecordKey } from '../keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { Step } from '../../platform/table/transaction.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Deed {
  /** Whose history it stands in; that of a competition's form is the competition's. */
  readonly of: { readonly subject: HistorySubject; readonly id: string };
  /** What was changed, where that is not whose history it is. */
  readonly subject?: HistorySubject;
  readonly deed: HistoryDeed;
  /** The account's id. */
  readonly by: string;
  readonly at: Date;
  /** Both for a change; without them the deed says all. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** What nobody types: kept by the product itself. */
const KEPT = ['id', 'version', 'formVersion', 'fromPrice', 'state', 'active', 'uses', 'changedAt'];

/** More than a person changes at once; a form that is replaced by another one is not written out whole. */
const MOST_CHANGES = 200;

/** As `historyStep`, for a change by which nothing may differ: then there is nothing to record. */
export function changeSteps(deed: Deed & { readonly before: Fields; readonly after: Fields }): Step[] {
  return changesBetween(deed.before, deed.after, KEPT).length === 0 ? [] : [historyStep(deed)];
}

/** A record of who did what, written in the transaction of what it records. It is only ever added. */
export function historyStep(deed: Deed): Step {
  return { write: { Put: { TableName: tableName(), Item: historyItem(deed, ulid(deed.at.getTime())) } } };
}

/** @param id sorts by time */
export function historyItem({ of, subject = of.subject, deed, by, at, before, after }: Deed, id: string) {
  const changes = before && after ? changesBetween(before, after, KEPT) : [];
  return {
    ...changeRecordKey(of.subject, of.id, id),
    type: 'changeRecord',
    ...{ id, subject, deed, by },
    at: at.toISOString(),
    changes: changes.slice(0, MOST_CHANGES),
    more: Math.max(0, changes.length - MOST_CHANGES),
  };
}
