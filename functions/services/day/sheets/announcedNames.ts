import { announcedSkaters, type AnnouncedSkater } from '../../entering/duplicates/announcedSkaters.ts';
import { LruCache } from '../../../platform/LruCache.ts';

/** Every tablet asks for its sheet again and again; names change once a day. */
const MILLISECONDS = 60_000;
const CACHE_SIZE = 4;

interface CachedNames {
  readonly at: number;
  readonly skaters: Promise<ReadonlyMap<string, AnnouncedSkater>>;
}

const cache = new LruCache<string, CachedNames>(CACHE_SIZE);

/** The announced skaters of a competition, as they were at most a minute ago. */
export function announcedNames(
  competitionId: string,
  now: Date,
): Promise<ReadonlyMap<string, AnnouncedSkater>> {
  const kept = cache.get(competitionId);
  const age = kept ? now.getTime() - kept.at : MILLISECONDS;
  if (kept && age >= 0 && age < MILLISECONDS) return kept.skaters;
  const read = { at: now.getTime(), skaters: announcedSkaters(competitionId) };
  cache.set(competitionId, read);
  read.skaters.catch(() => {
    cache.delete(competitionId, read);
  });
  return read.skaters;
}
