import { isApiError } from './ApiError.ts';

const ATTEMPTS = 4;
const FIRST_WAIT = 1_000;
/** A page that cannot be used never waits longer than this. */
const LONGEST_WAIT = 20_000;

/** Milliseconds to wait before the next attempt at a call that was Busy; null if there is none (decision 0135). */
export function waitBeforeRetry(thrown: unknown, attempts: number): number | null {
  if (!isApiError(thrown, 'Busy') || attempts >= ATTEMPTS) return null;
  const wait = Math.max(thrown.retryAfterSeconds * 1_000, FIRST_WAIT * 2 ** (attempts - 1));
  return wait > LONGEST_WAIT ? null : wait;
}
