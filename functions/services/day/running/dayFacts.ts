import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { LruCache } from '../../../platform/LruCache.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayOf, type StoredDay } from '../../../store/day/running/repository.ts';
import { dayStamp } from '../../../store/core/stamps/stampRepository.ts';
import { findIce, type StoredIce } from '../../../store/entering/ice/repository.ts';
import { formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { announcedSkaters, type AnnouncedSkater } from '../../entering/duplicates/announcedSkaters.ts';
import { coachesOfDay, type DayCoaches } from './coachesOfDay.ts';

/** Everything that the runs of a day are made of, besides the time. */
export interface RunningDay {
  readonly competition: StoredCompetition;
  readonly published: PlanOfVersion;
  readonly ice: StoredIce | null;
  readonly day: StoredDay;
  readonly form: Form;
  readonly skaters: ReadonlyMap<string, AnnouncedSkater>;
  readonly coaches: DayCoaches;
}

interface Copy<Facts> {
  /** How often its part of the stamp had been counted. */
  readonly stamp: number;
  readonly readAt: number;
  readonly facts: Promise<Facts>;
}

/** A change whose stamp was lost shows after this time at the latest; of an entry after twice as long. */
const OLDEST_MILLISECONDS = 5 * 60_000;
/** An index may lag behind the change that it is read for, so what was read that soon is read again before long. */
const LAG_MILLISECONDS = 5_000;
const OLDEST_OF_LAGGING = 15_000;
/** Some 300 KB each. */
const CACHE_SIZE = 8;
const days = new LruCache<string, Copy<RunningDay>>(CACHE_SIZE);
const skaters = new LruCache<string, Copy<RunningDay['skaters']>>(CACHE_SIZE);
/** Of a published version. */
const coaches = new LruCache<string, Copy<DayCoaches>>(CACHE_SIZE);

/**
 * Every desk of a competition asks every four seconds, and most of the time nothing has changed: this process then
 * reads the stamp alone. After a tap of the day it reads that day, and not again all entries.
 * @throws {ApiError} NotFound for an unknown competition, and until a schedule is published
 */
export async function dayFacts(competitionId: string, now: Date): Promise<RunningDay> {
  const { changes, entries, changedAt } = await dayStamp(competitionId);
  const at = { changedAt, readAt: now.getTime() };
  return copied(days, competitionId, { stamp: changes, ...at }, () =>
    readFacts(competitionId, {
      skaters: () =>
        copied(skaters, competitionId, { stamp: entries, ...at }, () => announcedSkaters(competitionId)),
      coaches: ({ version, plan }, announced) =>
        copied(coaches, `${competitionId} ${String(version)}`, { stamp: entries, ...at }, () =>
          coachesOfDay(plan.panels, announced),
        ),
    }),
  );
}

/** What this process has copied under the stamp, or what is read now. */
async function copied<Facts>(
  copies: LruCache<string, Copy<Facts>>,
  key: string,
  { stamp, readAt, changedAt }: Omit<Copy<Facts>, 'facts'> & { readonly changedAt: number },
  read: () => Promise<Facts>,
): Promise<Facts> {
  const known = copies.get(key);
  const oldest =
    known && known.readAt < changedAt + LAG_MILLISECONDS ? OLDEST_OF_LAGGING : OLDEST_MILLISECONDS;
  const isFresh = known && Math.abs(readAt - known.readAt) < oldest;
  if (isFresh && known.stamp === stamp) return known.facts;
  const copy = { stamp, readAt, facts: read() };
  copies.set(key, copy);
  try {
    return await copy.facts;
  } catch (error) {
    copies.delete(key, copy);
    throw error;
  }
}

async function readFacts(
  competitionId: string,
  read: {
    readonly skaters: () => Promise<RunningDay['skaters']>;
    readonly coaches: (published: PlanOfVersion, announced: RunningDay['skaters']) => Promise<DayCoaches>;
  },
): Promise<RunningDay> {
  const [competition, published, ice, day] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
    dayOf(competitionId),
  ]);
  if (!published) throw new ApiError('NotFound');
  const [form, announced] = await Promise.all([formOf(competition), read.skaters()]);
  const known = await read.coaches(published, announced);
  return { competition, published, ice, day, form, skaters: announced, coaches: known };
}
