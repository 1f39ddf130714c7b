import { useSyncExternalStore } from 'react';
import { currentTime } from '../clock.ts';

/** The specification's countdown interval. */
const TICK_MS = 1000;

let now = currentTime().getTime();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = currentTime().getTime();
  for (const listener of listeners) listener();
}

/** One timer serves every countdown on the page, so that all change at the same moment. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The present, in milliseconds since 1970 (UTC), updated each second. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

/**
 * A value that depends on the present but rarely changes: the component renders again only when it does.
 * `ask` must return a primitive value.
 */
export function usePresent<Answer extends string | number | boolean | null>(
  ask: (now: Date) => Answer,
): Answer {
  return useSyncExternalStore(subscribe, () => ask(new Date(now)));
}
