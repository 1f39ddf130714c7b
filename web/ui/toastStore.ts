import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  /** A completed action and the next step. Errors to fix are shown in place, not here. */
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'info';
  /** A later message about the same takes its place. */
  readonly topic?: string | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows and announces a message; it disappears after some seconds. */
export function showToast(text: string, tone: Toast['tone'] = 'good', topic?: string): void {
  lastId += 1;
  const others = toasts.filter((toast) => topic === undefined || toast.topic !== topic);
  put([...others.slice(-2), { id: lastId, text, tone, topic }]);
}

export function dismissToast(id: number): void {
  put(toasts.filter((toast) => toast.id !== id));
}

/** What they say is no longer true. */
export function dismissToasts(): void {
  put([]);
}

export const listedToasts = (): readonly Toast[] => toasts;

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, listedToasts);
}
