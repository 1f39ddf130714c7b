import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { LruCache } from '../../../platform/LruCache.ts';
import { findVersion } from '../../../store/planning/publishing/repository.ts';
import { cachedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';

type Plan = PlanOfVersion['plan'];

/** Plans of some 250 KB each; what was published before a version never changes. */
const CACHE_SIZE = 8;
const cache = new LruCache<string, Promise<Plan | null>>(CACHE_SIZE);

/**
 * The plan that families knew when a running day began, or the first one of the day: with it they compare what is
 * published now. Null on days without skating, and where nothing was published since.
 */
export async function planOfMorning(
  competitionId: string,
  { version, at, plan }: Pick<PlanOfVersion, 'version' | 'at' | 'plan'>,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<Plan | null> {
  const today = skatingDay(now, timeZone);
  const isOfToday = (instant: string) => skatingDay(new Date(instant), timeZone) >= today;
  if (version === 1 || !isOfToday(at) || plan.blocks.every(({ date }) => date !== today)) return null;
  const key = `${competitionId} ${String(version)} ${at} ${today}`;
  const found = cache.get(key) ?? readPlan(competitionId, version - 1, isOfToday);
  cache.set(key, found);
  try {
    return await found;
  } catch (error) {
    cache.delete(key, found);
    throw error;
  }
}

async function readPlan(
  competitionId: string,
  number: number,
  isOfToday: (instant: string) => boolean,
): Promise<Plan | null> {
  const version = await findVersion(competitionId, number);
  if (version && number > 1 && isOfToday(version.at)) return readPlan(competitionId, number - 1, isOfToday);
  return version && cachedPlan(version);
}
