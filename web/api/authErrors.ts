import type { FailureCode } from './ApiError.ts';

type Listener = (status: 401 | 403, code: FailureCode) => void;

const listeners = new Set<Listener>();

/**
 * The client cannot import the router, which imports every page, so code that can navigate listens here.
 * @returns a function that stops listening
 */
export function onAuthError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceAuthError(status: 401 | 403, code: FailureCode): void {
  for (const listener of listeners) listener(status, code);
}
