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

/** Marks the start of an upload; call the returned function once at its end. */
export function beginUpload(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether an upload is running; a form saved now would lack the file. */
export function useIsUploading(): boolean {
  return useSyncExternalStore(subscribe, () => underWay > 0);
}
