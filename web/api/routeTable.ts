import { ROUTE_INDEX } from 'virtual:routes';
import type { RouteEntry, RouteIndex } from './routeIndex.ts';

const table = new Map<string, RouteEntry>(Object.entries(ROUTE_INDEX));

/** The entry forms, the pages of links and the admin area bring theirs, so that no call there waits for them. */
export function addRoutes(index: RouteIndex): void {
  for (const [operation, route] of Object.entries(index)) table.set(operation, route);
}

/** An operation's route; undefined for an account's outside those, until the first is called. */
export const routeFromTable = (operation: string): RouteEntry | undefined => table.get(operation);

/** Fetches all other routes, for a public page that somebody logged in calls. */
export async function loadAccountRoutes(): Promise<void> {
  addRoutes((await import('virtual:accountRoutes')).ACCOUNT_INDEX);
}
