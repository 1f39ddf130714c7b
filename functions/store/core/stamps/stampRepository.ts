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
  /** The same of the last change of an entry; of any change where an earlier version counted it, 0 without one. */
  readonly entriesChangedAt: number;
}

export async function dayStamp(competitionId: string): Promise<DayStamp> {
  const item = await getItem(dayStampKey(competitionId));
  const count = (name: string, instead = 0) => Number(item?.[name] ?? instead);
  const [entries, changedAt] = [count('entries'), count('changedAt')];
  return {
    changes: count('changes'),
    entries,
    changedAt,
    entriesChangedAt: count('entriesChangedAt', entries > 0 ? changedAt : 0),
  };
}

const COUNTED = {
  day: 'SET #type = :type, changedAt = :now ADD changes :one',
  entry: 'SET #type = :type, changedAt = :now, entriesChangedAt = :now ADD changes :one, entries :one',
} as const;

export async function touchDay(competitionId: string): Promise<void> {
  await countChange(competitionId, 'day');
}

/** The change that is counted is stored: its call is answered as done, also where this write fails. */
async function countChange(competitionId: string, kind: keyof typeof COUNTED): Promise<void> {
  const count = updateItem(dayStampKey(competitionId), {
    update: COUNTED[kind],
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
  if (competition?.hasSchedule === true) await countChange(competition.id, 'entry');
}

/** A transaction that changes the runs of a day. @throws as transact */
export async function transactDay(competitionId: string, items: readonly TransactItem[]): Promise<void> {
  await transact(items);
  await touchDay(competitionId);
}
