import { ConditionalCheckFailedException, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { ApiError } from '../../platform/errors/apiError.ts';
import { wait, withJitter } from '../../platform/retry.ts';
import { updateItem } from '../../platform/table/writes.ts';
import { attemptItem, LIMITS, tooManyAttempts, type Attempt, type Attempts } from './attempts.ts';
import { runInQueue } from './addressQueues.ts';

/** Bounds how many run at the same time and no more: to find an address taken is no guess. */
const FORGIVEN: readonly Attempts[] = ['signUpByAccount'];

/** Network addresses whose attempts hash passwords. */
const HASHING: readonly Attempts[] = ['logInByAddress', 'signUpByAddress'];

/** Waits of 50, 100, 200, then 400 ms: in all about three seconds of the ten that a call has. */
const WAITS = [50, 100, 200, ...Array.from({ length: 8 }, () => 400)];

/** When somebody should come back whose turn did not come. */
const RETRY_AFTER_SECONDS = 5;

/** Calls of this process that wait at the same time; more are refused at once. */
const MAX_WAITING = 100;

let waiting = 0;

/**
 * Tries something that is limited by its failures: a log-in, a link. A place is taken of each limit
 * before the slow work begins, in one step, so that calls of one moment are counted exactly. Success
 * gives the places back; a refusal keeps them until the window ends. Where all places are taken by
 * calls that are still on their way, the call waits for them.
 * @throws {ApiError} TooManyAttempts when failures used the limit up, Busy when the wait is too long
 */
export async function attemptWithin<T>(
  attempts: readonly Attempt[],
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  await reserveAttempts(attempts, now);
  const result = await runReserved(attempts, work).catch(async (error: unknown) => {
    const failed = isRefusal(error) ? attempts.filter(({ what }) => !FORGIVEN.includes(what)) : [];
    await countAsFailures(failed, now);
    await releaseReservations(
      attempts.filter((attempt) => !failed.includes(attempt)),
      now,
    );
    throw error;
  });
  await releaseReservations(attempts, now);
  return result;
}

/** In turn where it hashes passwords: with its places taken, so that no line waits for another. */
function runReserved<T>(attempts: readonly Attempt[], work: () => Promise<T>): Promise<T> {
  const address = attempts.find(({ what }) => HASHING.includes(what))?.who;
  return address === undefined ? work() : runInQueue(address, work);
}

/** What the caller did wrong. A failure of ours, a full queue say, has not tried anything. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.problem('').status < 500;

async function reserveAttempts(attempts: readonly Attempt[], now: Date): Promise<void> {
  const taken: Attempt[] = [];
  try {
    for (const attempt of attempts) {
      await reserveAttempt(attempt, now);
      taken.push(attempt);
    }
  } catch (error) {
    await releaseReservations(taken, now);
    throw error;
  }
}

async function reserveAttempt(attempt: Attempt, now: Date): Promise<void> {
  if (await isReserved(attempt, now)) return;
  if (waiting >= MAX_WAITING) throw waitTimedOut();
  waiting++;
  try {
    for (const milliseconds of WAITS) {
      await wait(withJitter(milliseconds));
      if (await isReserved(attempt, now)) return;
    }
  } finally {
    waiting--;
  }
  throw waitTimedOut();
}

const waitTimedOut = () => new ApiError('Busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Takes a place if one is free.
 * @returns false when calls that are still on their way have them all
 * @throws {ApiError} TooManyAttempts when failures have them all
 */
async function isReserved(attempt: Attempt, now: Date): Promise<boolean> {
  const limit = LIMITS[attempt.what];
  const { Key, end } = attemptItem(attempt, now);
  try {
    await updateItem(Key, {
      update: 'ADD attempts :one SET expiresAt = :end',
      condition: 'attribute_not_exists(attempts) OR attempts < :limit',
      values: { ':one': 1, ':end': end, ':limit': limit },
      returnStored: true,
    });
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    if (failureCount(error.Item) >= limit) throw tooManyAttempts(now, attempt.account);
    return false;
  }
}

/** The item of a refused write comes in the wire's own form. */
function failureCount(item: Record<string, AttributeValue> | undefined): number {
  return Number(item?.['failures']?.N ?? 0);
}

const releaseReservations = (attempts: readonly Attempt[], now: Date) =>
  addToCounters(attempts, 'attempts', -1, now);

const countAsFailures = (attempts: readonly Attempt[], now: Date) =>
  addToCounters(attempts, 'failures', 1, now);

async function addToCounters(
  attempts: readonly Attempt[],
  count: 'attempts' | 'failures',
  by: 1 | -1,
  now: Date,
): Promise<void> {
  const updates = attempts.map((attempt) =>
    updateItem(attemptItem(attempt, now).Key, { update: `ADD ${count} :by`, values: { ':by': by } }),
  );
  await Promise.all(updates);
}
