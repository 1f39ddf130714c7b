import { ApiError } from './ApiError.ts';

const ATTEMPTS = 3;

/** What another attempt may mend: no answer at all, or a server that is busy or failed. */
export function mayHelp(failures: number, error: unknown): boolean {
  return failures < ATTEMPTS - 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
