import { ApiError } from '../../../platform/errors/apiError.ts';

/** More than the hashing threads, so that a single address can still keep them all busy. */
const CONCURRENCY = 8;
const LONGEST_WAIT_MILLISECONDS = 5000;

/** When a caller that waited in vain may try again. */
export const RETRY_AFTER_SECONDS = 5;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** In memory only: they share out the hashing threads of this process. */
const queues = new Map<string, Queue>();

/**
 * Runs the work of one network address in order, eight at a time. A hundred log-ins sent from one address at
 * once then leave the hashing threads free for others. The limits of an address bound how many can wait.
 * @throws {ApiError} Busy with Retry-After when the wait is too long
 */
export async function runInQueue<T>(address: string, work: () => Promise<T>): Promise<T> {
  const line = queues.get(address) ?? { running: 0, waiting: [] };
  queues.set(address, line);
  if (line.running < CONCURRENCY) line.running++;
  else await waitForTurn(line);
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.running === 0) queues.delete(address);
  }
}

/** Finished work hands its place on, so `running` stays the same. */
function waitForTurn({ waiting }: Queue): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(busyError());
    }, LONGEST_WAIT_MILLISECONDS);
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    waiting.push(begin);
  });
}

const busyError = () => new ApiError('Busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
