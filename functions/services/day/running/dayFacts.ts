import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { LruCache } from '../../../platform/LruCache.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayOf, type StoredDay } from '../../../store/day/running/repository.ts';
import { dayStamp } from '../../../store/core/stamps/stampRepository.ts';
import { stampedCopy, type StampedCopy } from '../../core/stampedCopy.ts';
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

/** Some 300 KB each. */
const CACHE_SIZE = 8;
const days = new LruCache<string, StampedCopy<RunningDay>>(CACHE_SIZE);
const skaters = new LruCache<string, StampedCopy<RunningDay['skaters']>>(CACHE_SIZE);
/** Of a published version. */
const coaches = new LruCache<string, StampedCopy<DayCoaches>>(CACHE_SIZE);

/**
 * Every desk of a competition asks every four seconds, and most of the time nothing has changed: this process then
 * reads the stamp alone. After a tap of the day it reads that day, and not again all entries.
 * @throws {ApiError} NotFound for an unknown competition, and until a schedule is published
 */
export async function dayFacts(competitionId: string, now: Date): Promise<RunningDay> {
  const stamps = await dayStamp(competitionId);
  const { changes, changedAt } = stamps;
  const readAt = now.getTime();
  const ofEntries = entriesStamp(stamps, readAt);
  return stampedCopy(days, competitionId, { stamp: changes, readAt, changedAt }, () =>
    readFacts(competitionId, {
      skaters: () => skatersUnder(competitionId, ofEntries),
      coaches: ({ version, plan }, announced) =>
        stampedCopy(coaches, `${competitionId} ${String(version)}`, ofEntries, () =>
          coachesOfDay(plan.panels, announced),
        ),
    }),
  );
}

/** Those of `dayFacts` alone, as this process has them. */
export async function skatersOfDay(competitionId: string, now: Date): Promise<RunningDay['skaters']> {
  return skatersUnder(competitionId, entriesStamp(await dayStamp(competitionId), now.getTime()));
}

const skatersUnder = (competitionId: string, stamp: ReturnType<typeof entriesStamp>) =>
  stampedCopy(skaters, competitionId, stamp, () => announcedSkaters(competitionId));

const entriesStamp = (
  { entries, entriesChangedAt }: Awaited<ReturnType<typeof dayStamp>>,
  readAt: number,
) => ({ stamp: entries, readAt, changedAt: entriesChangedAt });

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
