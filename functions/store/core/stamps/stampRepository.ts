import { getItem } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { dayStampKey } from './keys.ts';

/*
 * The stamp says that the runs of a day may have changed. It is counted after a write and not with it: helpers who
 * check in at once would all meet in its item. A write whose stamp is lost shows when the copy is too old
 * (decision 0244).
 */

/** 0 while nothing of the day has changed. */
export async function dayStamp(competitionId: string): Promise<number> {
  const item = await getItem(dayStampKey(competitionId));
  return Number(item?.['changes'] ?? 0);
}

export async function touchDay(competitionId: string): Promise<void> {
  await updateItem(dayStampKey(competitionId), {
    update: 'SET #type = :type ADD changes :one',
    names: { '#type': 'type' },
    values: { ':type': 'dayStamp', ':one': 1 },
  });
}

/** After a change of an entry: before a schedule is published nobody looks at its day. */
export async function touchPublishedDay(
  competition: { readonly id: string; readonly hasSchedule?: boolean | undefined } | null,
): Promise<void> {
  if (competition?.hasSchedule === true) await touchDay(competition.id);
}

/** A transaction that changes the runs of a day. @throws as transact */
export async function transactDay(competitionId: string, items: readonly TransactItem[]): Promise<void> {
  await transact(items);
  await touchDay(competitionId);
}
