import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  underWay += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called when a file begins to be sent; what it returns is called once, when that is over. */
export function beginUpload(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether a file is on its way: a form saved now would be saved without it. */
export function useIsUploading(): boolean {
  return useSyncExternalStore(subscribe, () => underWay > 0);
}
