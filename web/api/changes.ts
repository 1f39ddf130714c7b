import type { Operation } from '../../shared/contract/routes.ts';
import { currentTime } from '../clock.ts';
import { routeFromTable } from './routeTable.ts';

/**
 * When queries that read the changed data are refetched. `now`: those on the screen at once, the others
 * when they are next shown. `later`: all of them when they are next shown. `never`: nothing was changed.
 */
export type Refetch = 'now' | 'later' | 'never';

export interface Change {
  /** Bits of the contract's data names. */
  readonly data: number;
  readonly refetch: Exclude<Refetch, 'never'>;
}

type Listener = (change: Change) => Promise<void>;

const listeners = new Set<Listener>();

/**
 * Log-in pages load no query client, so the client only announces changes.
 * @returns a function that stops listening
 */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For how long a public answer may be older than this browser's own change (the contract's `cacheSeconds`). */
export const CACHED_MILLISECONDS = 30_000;

const changedAt = new Map<number, number>();

let refetched: Promise<unknown> = Promise.resolve();

/** Invalidates the queries that read the operation's data. */
export function announceChange(operation: Operation, refetch: Refetch): void {
  const { data = 0 } = routeFromTable(operation) ?? {};
  if (refetch === 'never' || data === 0) return;
  for (let bit = 1; bit <= data; bit *= 2) if (data & bit) changedAt.set(bit, currentTime().getTime());
  refetched = Promise.all([...listeners].map((listener) => listener({ data, refetch })));
}

/**
 * Refetches what the operation changes: after a refusal, because the screen is older than the stored
 * data, or after the last of many calls with `refetch: 'later'`. Resolves when the screen is current.
 */
export async function refetchChanged(operation: Operation): Promise<void> {
  announceChange(operation, 'now');
  await refetched;
}

/**
 * Resolves when the queries of the last change have been refetched. Await it before reporting success where
 * the next action needs what was stored, such as a row's new version.
 */
export async function whenRefetched(): Promise<void> {
  await refetched;
}

/** Whether the answer to a GET shows data that the change is about. */
export function isReadBy(operation: unknown, { data }: Change): boolean {
  const route = routeFromTable(String(operation));
  return route?.method === 'GET' && (route.data & data) !== 0;
}

/** Whether CloudFront may still hold an answer from before this browser's own change. */
export function mayBeCachedOld(operation: Operation): boolean {
  const { isCached, data = 0 } = routeFromTable(operation) ?? {};
  if (!isCached) return false;
  const since = currentTime().getTime() - CACHED_MILLISECONDS;
  return [...changedAt].some(([bit, at]) => (bit & data) !== 0 && at > since);
}
