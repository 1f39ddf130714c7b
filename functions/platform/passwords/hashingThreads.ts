import type { ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors/apiError.ts';

/** One thread for each processor, up to four: more would only take turns. A guest never has the last of them. */
const THREADS = Math.max(2, Math.min(availableParallelism(), 4));

/** Passwords of a lane that wait for a thread; each takes about 0.3 s. */
const LONGEST_QUEUE = 32;

/** Half of the time of a call that hashes: a call refused by then has changed nothing. */
const LONGEST_WAIT_MILLISECONDS = 12_000;

/** Of 0, the usual one, to 19: beside a busy thread these still have a quarter of a processor. */
const LOW_PRIORITY = 5;

/** Retry-After of a refused call: by then the queue is empty. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Text, not a file: a function's bundle is one file, and the thread needs nothing else from it. On Linux a priority is a
 * thread's own: whoever tries passwords must not delay the thread that answers.
 */
const THREAD_SOURCE = `
const { scryptSync } = require('node:crypto');
if (process.platform === 'linux') try { require('node:os').setPriority(${String(LOW_PRIORITY)}); } catch {}
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ password, salt, bytes, options }) => {
  parentPort.postMessage(scryptSync(password, salt, bytes, options));
});`;

/**
 * The caller that waits for the hash: `account`, with an account already, goes first. `guest` is everybody else: however many
 * sign up, one thread is left for log-ins.
 */
export type HashingLane = 'account' | 'guest';

interface Hashing {
  readonly lane: HashingLane;
  readonly password: string;
  readonly salt: Buffer;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

interface Job {
  readonly hashing: Hashing;
  readonly resolve: (key: Buffer) => void;
  readonly reject: (error: Error) => void;
  /** Ends the wait. */
  readonly timer: NodeJS.Timeout;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
}

const queues: Readonly<Record<HashingLane, Job[]>> = { account: [], guest: [] };
const threads = new Set<Thread>();

/**
 * Derives a key by scrypt on a thread of its own. The threads that Node shares for files and names
 * stay free, so that pages are served while passwords are hashed.
 * @throws {ApiError} Busy with Retry-After: at once when too many wait already, else when the wait is too long
 */
export async function scryptOnThread(hashing: Hashing): Promise<Buffer> {
  const queue = queues[hashing.lane];
  if (queue.length >= LONGEST_QUEUE) throw busyError();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(job), 1);
      reject(busyError());
    }, LONGEST_WAIT_MILLISECONDS);
    const job: Job = { hashing, resolve, reject, timer };
    queue.push(job);
    startNext();
  });
}

const busyError = () => new ApiError('Busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });

function startNext(): void {
  const queue = nextQueue();
  if (!queue) return;
  const idle = [...threads].find(({ job }) => job === null);
  const thread = idle ?? (threads.size < THREADS ? startThread() : undefined);
  const job = thread && queue.shift();
  if (!job) return;
  clearTimeout(job.timer);
  thread.job = job;
  thread.worker.ref();
  const { lane: _lane, ...hashing } = job.hashing;
  thread.worker.postMessage(hashing);
}

function nextQueue(): Job[] | undefined {
  if (queues.account.length > 0) return queues.account;
  const guests = [...threads].filter(({ job }) => job?.hashing.lane === 'guest').length;
  return queues.guest.length > 0 && guests < THREADS - 1 ? queues.guest : undefined;
}

/** A thread keeps the process alive only while it hashes: a command or a test ends when it is done. */
function startThread(): Thread {
  // The parent's own options (a test runner's hooks) mean nothing to this source.
  const thread: Thread = { worker: new Worker(THREAD_SOURCE, { eval: true, execArgv: [] }), job: null };
  threads.add(thread);
  thread.worker.on('message', (key: Uint8Array) => {
    const { job } = thread;
    thread.job = null;
    thread.worker.unref();
    job?.resolve(Buffer.from(key));
    startNext();
  });
  const ended = (error: Error) => {
    threads.delete(thread);
    thread.job?.reject(error);
    startNext();
  };
  thread.worker.on('error', ended);
  thread.worker.on('exit', (code) => {
    ended(new Error(`A thread that hashes passwords ended with ${code}`));
  });
  return thread;
}
