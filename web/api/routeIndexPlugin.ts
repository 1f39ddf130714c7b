import type { Plugin } from 'vite';
import { ROUTES } from '../../shared/contract/routes.ts';
import { isFamilyRoute, isLinkRoute, isVisitorRoute, routeIndexOf } from './routeIndex.ts';

// Rollup's convention: the leading NUL keeps other plugins from resolving the id as a file.
const RESOLVED = '\0';

const entries = Object.entries(ROUTES);
const indexOf = (isWanted: (route: (typeof entries)[number]) => boolean) =>
  JSON.stringify(routeIndexOf(Object.fromEntries(entries.filter(isWanted))));

const SOURCES: ReadonlyMap<string, string> = new Map([
  ['virtual:routes', `export const ROUTE_INDEX = ${indexOf(([, route]) => isVisitorRoute(route))};`],
  ['virtual:linkRoutes', `export const LINK_INDEX = ${indexOf(([, route]) => isLinkRoute(route))};`],
  ['virtual:familyRoutes', `export const FAMILY_INDEX = ${indexOf(([, route]) => isFamilyRoute(route))};`],
  [
    'virtual:accountRoutes',
    `export const ACCOUNT_INDEX = ${indexOf(([, route]) => !isVisitorRoute(route))};`,
  ],
]);

/**
 * Serves `virtual:routes` and what comes later, generated from the contract at build time, so that neither zod nor a
 * schema is in the first load, and no route that only a link's page or an account calls.
 */
export function routeIndexPlugin(): Plugin {
  return {
    name: 'rinkside-route-index',
    resolveId: (id) => (SOURCES.has(id) ? RESOLVED + id : undefined),
    load: (id) => (id.startsWith(RESOLVED) ? SOURCES.get(id.slice(RESOLVED.length)) : undefined),
  };
}
