import type { Plugin } from 'vite';
import { ROUTES } from '../../shared/contract/routes.ts';
import { routeIndexOf } from './routeIndex.ts';

const NAME = 'virtual:routes';
// Rollup's convention: the leading NUL keeps other plugins from resolving the id as a file.
const RESOLVED = `\0${NAME}`;

/**
 * Serves `virtual:routes`, generated from the contract at build time, so that neither zod nor a schema is in
 * the first load.
 */
export function routeIndexPlugin(): Plugin {
  return {
    name: 'rinkside-route-index',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export const ROUTE_INDEX = ${JSON.stringify(routeIndexOf(ROUTES))};` : undefined,
  };
}
