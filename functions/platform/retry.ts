import { ApiError } from './errors/apiError.ts';

interface RetryOptions {
  readonly attempts: number;
  /** Whether another call caused the error, so that the next attempt may succeed. */
  readonly isRetryable: (error: unknown) => boolean;
  /** Milliseconds to wait before a further attempt; `failures` counts from 1. Without it, none. */
  readonly pause?: (failures: number) => number;
}

/**
 * Does a task again while it fails because of others at the same moment.
 * @throws {ApiError} Busy when the last attempt fails so; any other error of the task at once
 */
export async function retry<Result>(
  task: () => Promise<Result>,
  { attempts, isRetryable, pause }: RetryOptions,
): Promise<Result> {
  for (let failures = 0; failures < attempts; failures++) {
    if (failures > 0 && pause) await wait(pause(failures));
    try {
      return await task();
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
  }
  throw new ApiError('Busy');
}

/** A random time between half of the longest and all of it: calls that met once do not meet again. */
export const withJitter = (longest: number): number => longest / 2 + Math.random() * (longest / 2);

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
