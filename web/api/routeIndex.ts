import { DATA_NAMES, dataNames } from '../../shared/contract/core/data.ts';
import { dataOfRoute, type Method, type Route } from '../../shared/contract/core/route.ts';

/** The data that a browser needs to call a route; the schemas stay out of the first load. */
export interface RouteEntry {
  readonly method: Method;
  readonly path: string;
  /** The data that a GET reads or another route changes: a bit for each of the contract's data names. */
  readonly data: number;
  /** CloudFront may cache the answer for a while. */
  readonly isCached?: true;
}

export type RouteIndex = Readonly<Record<string, RouteEntry>>;

/**
 * Whether a route is loaded with the admin area: neither visitors nor families may call it, or it belongs to the
 * account's own page there.
 */
export function isAdminRoute({ roles, path }: Route): boolean {
  if (path.startsWith('/api/users/me/')) return true;
  return !roles.some((role) => role === 'PUBLIC' || role === 'SKATER');
}

export function routeIndexOf(routes: Readonly<Record<string, Route>>): RouteIndex {
  return Object.fromEntries(
    Object.entries(routes).map(([operation, route]) => [
      operation,
      {
        method: route.method,
        path: route.path,
        data: dataNames(dataOfRoute(route)).reduce((bits, name) => bits | (1 << DATA_NAMES.indexOf(name)), 0),
        ...(route.cacheSeconds !== undefined && { isCached: true }),
      },
    ]),
  );
}
