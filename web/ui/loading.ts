import { useSyncExternalStore } from 'react';

let underWay = 0;
let isRetryingNow = false;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  underWay = Math.max(0, underWay + by);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called when a call other than GET starts; the overlay shows while any is running. */
export function beginLoading(): void {
  change(1);
}

/** Called after every answer or error of a call that `beginLoading` announced. */
export function endLoading(): void {
  change(-1);
}

/** Shows that a call is waiting for its next attempt. */
export function showRetrying(isRetrying: boolean): void {
  isRetryingNow = isRetrying;
  for (const listener of listeners) listener();
}

export function useIsRetrying(): boolean {
  return useSyncExternalStore(subscribe, () => isRetryingNow);
}

export function isLoading(): boolean {
  return underWay > 0;
}

export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, isLoading);
}
