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

/** Everything that the runs of a day are made of, besides the time. */
export interface RunningDay {
  readonly competition: StoredCompetition;
  readonly published: PlanOfVersion;
  readonly ice: StoredIce | null;
  readonly day: StoredDay;
  readonly form: Form;
  readonly skaters: ReadonlyMap<string, AnnouncedSkater>;
}

interface Copy {
  readonly stamp: number;
  readonly readAt: number;
  readonly facts: Promise<RunningDay>;
}

/** A change without a stamp, such as a surface's new name, shows after this time at the latest. */
const OLDEST_MILLISECONDS = 15_000;
/** Some 300 KB each. */
const CACHE_SIZE = 8;
const copies = new LruCache<string, Copy>(CACHE_SIZE);

/**
 * Every desk of a competition asks every four seconds, and most of the time nothing has changed: this process then
 * reads the stamp alone.
 * @throws {ApiError} NotFound for an unknown competition, and until a schedule is published
 */
export async function dayFacts(competitionId: string, now: Date): Promise<RunningDay> {
  const stamp = await dayStamp(competitionId);
  const known = copies.get(competitionId);
  const isFresh = known && Math.abs(now.getTime() - known.readAt) < OLDEST_MILLISECONDS;
  if (isFresh && known.stamp === stamp) return known.facts;
  const copy = { stamp, readAt: now.getTime(), facts: readFacts(competitionId) };
  copies.set(competitionId, copy);
  try {
    return await copy.facts;
  } catch (error) {
    copies.delete(competitionId, copy);
    throw error;
  }
}

async function readFacts(competitionId: string): Promise<RunningDay> {
  const [competition, published, ice, day] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
    dayOf(competitionId),
  ]);
  if (!published) throw new ApiError('NotFound');
  const [form, skaters] = await Promise.all([formOf(competition), announcedSkaters(competitionId)]);
  return { competition, published, ice, day, form, skaters };
}
