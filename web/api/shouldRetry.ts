import { ApiError } from './ApiError.ts';

const ATTEMPTS = 3;

/** A repeated read may succeed after no answer, or after one from a busy or failed server. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= ATTEMPTS - 1 || !(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || error.code === 'Busy';
}
