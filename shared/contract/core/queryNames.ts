import { dataNames } from './data.ts';
import type { Route } from './route.ts';

/**
 * Asks for an answer that no cache has kept, for someone who has just changed the data. It counts with a session or an
 * opened code only; everybody else gets the kept answer.
 */
export const FRESH = 'fresh';

/**
 * The names in a route's query. A cache tells answers apart by these alone and passes on no others, so that nobody
 * gets past it with a name of their own (decision 0250).
 */
export function queryNamesOf(route: Route): readonly string[] {
  const own = route.query ? Object.keys(route.query.shape) : [];
  return canBeFresh(route) ? [...own, FRESH] : own;
}

/** Whether `fresh` is asked of a route: its kept answers can be older than a change that its callers have made. */
export function canBeFresh(route: Route): boolean {
  const { cacheSeconds, mediaType } = route;
  return (
    cacheSeconds !== undefined &&
    mediaType === undefined &&
    route.method === 'GET' &&
    dataNames(route.reads).length > 0
  );
}
