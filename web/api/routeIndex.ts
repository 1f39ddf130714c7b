import type { Method, Route } from '../../shared/contract/core/route.ts';

/** What a browser must know of a route in order to call it; the schemas stay out of the first load. */
export interface RouteEntry {
  readonly method: Method;
  readonly path: string;
  readonly idempotent: boolean;
}

export type RouteIndex = Readonly<Record<string, RouteEntry>>;

/** Method, path and idempotence of each operation of the contract. */
export function routeIndexOf(routes: Readonly<Record<string, Route>>): RouteIndex {
  return Object.fromEntries(
    Object.entries(routes).map(([operation, { method, path, idempotent = false }]) => [
      operation,
      { method, path, idempotent },
    ]),
  );
}
