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

/** Whether a route comes with the pages of links: mailed ones, and those of helpers' codes. */
export function isLinkRoute({ path }: Route): boolean {
  return path.includes('{token}') || path.startsWith('/api/codes/');
}

/** Whether a route is in the first load: it belongs to a session, or visitors may call it without a link. */
export function isVisitorRoute(route: Route): boolean {
  const isPublic = route.roles.some((role) => role === 'PUBLIC');
  return route.path.startsWith('/api/auth/') || (isPublic && !isLinkRoute(route));
}

/**
 * Whether a route comes with the entry forms: families may call it, without a grant, and not only from their
 * account's page.
 */
export function isFamilyRoute(route: Route): boolean {
  if (isVisitorRoute(route) || route.path.startsWith('/api/users/me/') || route.grants) return false;
  return route.roles.some((role) => role === 'SKATER');
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
