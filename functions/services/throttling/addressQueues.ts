import { ApiError } from '../../platform/errors/apiError.ts';

/** More than the threads that hash passwords, so that one rink alone still keeps them busy. */
const CONCURRENCY = 8;
const LONGEST_WAIT_MILLISECONDS = 5000;

/** When somebody should come back whose turn did not come. */
const RETRY_AFTER_SECONDS = 5;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** In memory: they share what this process has, and are gone with it. */
const queues = new Map<string, Queue>();

/**
 * Does the work of one network address in turn, eight at a time in this process, so that whoever sends
 * a hundred log-ins at once does not take every place in the queue of passwords from all others.
 * The places of an address bound how many wait.
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

/** Whoever is done hands the place on, so `running` stays as it is. */
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
