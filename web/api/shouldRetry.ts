import { ApiError } from './ApiError.ts';

const ATTEMPTS = 3;

/** What another attempt at a reading may mend: no answer at all, or a server that is busy or failed. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= ATTEMPTS - 1 || !(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || error.code === 'Busy';
}
