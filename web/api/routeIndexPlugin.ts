import type { Plugin } from 'vite';
import { ROUTES } from '../../shared/contract/routes.ts';
import { isAdminRoute, routeIndexOf } from './routeIndex.ts';

// Rollup's convention: the leading NUL keeps other plugins from resolving the id as a file.
const RESOLVED = '\0';

const entries = Object.entries(ROUTES);
const indexOf = (isWanted: (route: (typeof entries)[number]) => boolean) =>
  JSON.stringify(routeIndexOf(Object.fromEntries(entries.filter(isWanted))));

const SOURCES: ReadonlyMap<string, string> = new Map([
  ['virtual:routes', `export const ROUTE_INDEX = ${indexOf(([, route]) => !isAdminRoute(route))};`],
  [
    'virtual:organiserRoutes',
    `export const ORGANISER_INDEX = ${indexOf(([, route]) => isAdminRoute(route))};`,
  ],
]);

/**
 * Serves `virtual:routes` and `virtual:organiserRoutes`, generated from the contract at build time, so that neither
 * zod nor a schema is in the first load, and no route that only the admin area calls.
 */
export function routeIndexPlugin(): Plugin {
  return {
    name: 'rinkside-route-index',
    resolveId: (id) => (SOURCES.has(id) ? RESOLVED + id : undefined),
    load: (id) => (id.startsWith(RESOLVED) ? SOURCES.get(id.slice(RESOLVED.length)) : undefined),
  };
}
