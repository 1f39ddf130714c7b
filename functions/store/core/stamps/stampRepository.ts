import { currentTime } from '../../../platform/clock.ts';
import { errorName, logError } from '../../../platform/log.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { dayStampKey } from './keys.ts';

/*
 * The stamp says that the runs of a day may have changed. It is counted after a write and not with it: helpers who
 * check in at once would all meet in its item. A write whose stamp is lost shows when the copy is too old
 * (decision 0244).
 */

export interface DayStamp {
  /** How often anything of the day changed. */
  readonly changes: number;
  /** How often an entry did: who skates, and by which name. */
  readonly entries: number;
  /** Milliseconds since 1970 of the last change; 0 where none was counted with its time. */
  readonly changedAt: number;
}

export async function dayStamp(competitionId: string): Promise<DayStamp> {
  const item = await getItem(dayStampKey(competitionId));
  const count = (name: string) => Number(item?.[name] ?? 0);
  return { changes: count('changes'), entries: count('entries'), changedAt: count('changedAt') };
}

export async function touchDay(competitionId: string): Promise<void> {
  await countChange(competitionId, 'changes :one');
}

/**
 * The change that is counted is stored: its call is answered as done, also where this write fails.
 * @param counted what ADD adds
 */
async function countChange(competitionId: string, counted: string): Promise<void> {
  const count = updateItem(dayStampKey(competitionId), {
    update: `SET #type = :type, changedAt = :now ADD ${counted}`,
    names: { '#type': 'type' },
    values: { ':type': 'dayStamp', ':now': currentTime().getTime(), ':one': 1 },
  });
  await count.catch((error: unknown) => {
    logError('changeNotCounted', { competitionId, error: errorName(error) });
  });
}

interface Scheduled {
  readonly id: string;
  /** Null and missing in a draft. */
  readonly hasSchedule?: boolean | null | undefined;
}

/** After a change of the ice, the form or the competition: before a schedule is published nobody looks at its day. */
export async function touchPublishedDay(competition: Scheduled | null): Promise<void> {
  if (competition?.hasSchedule === true) await touchDay(competition.id);
}

/** After a change of an entry. */
export async function touchPublishedEntries(competition: Scheduled | null): Promise<void> {
  if (competition?.hasSchedule === true) await countChange(competition.id, 'changes :one, entries :one');
}

/** A transaction that changes the runs of a day. @throws as transact */
export async function transactDay(competitionId: string, items: readonly TransactItem[]): Promise<void> {
  await transact(items);
  await touchDay(competitionId);
}
