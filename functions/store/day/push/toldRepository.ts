import * as z from 'zod/mini';
import type { ToldTimes } from '../../../../shared/domain/day/push/duePushes.ts';
import { secondsKept } from '../../../../shared/domain/core/retention/retention.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { IS_NEW, putWrite } from '../../../platform/table/writes.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { toldKey } from '../../planning/push/keys.ts';
import { pushWorkWrite, type OccasionOf } from '../../planning/push/pushWork.ts';

const storedTold = z.object({
  times: z.record(z.string(), z.string()),
  soon: z.array(z.string()),
  looks: z.number(),
});

export type StoredTold = z.output<typeof storedTold>;

/** What was said of a day's flights; null before the first look. */
export async function findTold(competitionId: string, date: string): Promise<StoredTold | null> {
  return storedTold.safeParse(await getItem(toldKey(competitionId, date))).data ?? null;
}

interface Look {
  readonly competitionId: string;
  readonly before: StoredTold | null;
  readonly told: ToldTimes;
  readonly occasion: Pick<OccasionOf<'day'>, 'date' | 'soon' | 'moved'>;
}

/**
 * Stores what is said of a day's flights from now on, with the work of saying it: nothing is said twice, nor forgotten.
 * @throws {ApiError} VersionConflict where another look was faster
 */
export async function storeTold({ competitionId, before, told, occasion }: Look, now: Date): Promise<void> {
  const looks = (before?.looks ?? 0) + 1;
  const item = {
    ...toldKey(competitionId, occasion.date),
    type: 'told',
    ...told,
    looks,
    expiresAt: Math.floor(now.getTime() / 1000) + secondsKept('pushed'),
  };
  const isNews = occasion.soon.length + occasion.moved.length > 0;
  await transact([
    putWrite(item, {
      condition: before === null ? IS_NEW : 'looks = :read',
      ...(before && { values: { ':read': before.looks } }),
      onConflict: () => new ApiError('VersionConflict'),
    }),
    ...(isNews ? [pushWorkWrite(competitionId, { what: 'day', look: looks, ...occasion }, now)] : []),
  ]);
}
