import type { LruCache } from '../../platform/LruCache.ts';

/** What a process has read, and under which stamp. */
export interface StampedCopy<Facts> {
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

/** What this process has copied under the stamp, or what is read now. @param read fails for all who await it */
export async function stampedCopy<Facts>(
  copies: LruCache<string, StampedCopy<Facts>>,
  key: string,
  { stamp, readAt, changedAt }: Omit<StampedCopy<Facts>, 'facts'> & { readonly changedAt: number },
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
