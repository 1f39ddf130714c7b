import { ROUTE_INDEX } from 'virtual:routes';
import type { RouteEntry, RouteIndex } from './routeIndex.ts';

const table = new Map<string, RouteEntry>(Object.entries(ROUTE_INDEX));

/** The admin area brings the organisers' routes, so that no call there waits for them. */
export function addRoutes(index: RouteIndex): void {
  for (const [operation, route] of Object.entries(index)) table.set(operation, route);
}

/** An operation's route; undefined for an organiser's outside the admin area, until the first is called. */
export const routeOf = (operation: string): RouteEntry | undefined => table.get(operation);

/** Fetches the organisers' routes, which a form that an organiser fills in for a family may call. */
export async function loadOrganiserRoutes(): Promise<void> {
  addRoutes((await import('virtual:organiserRoutes')).ORGANISER_INDEX);
}
