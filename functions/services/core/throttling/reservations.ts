import { ConditionalCheckFailedException, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { wait, withJitter } from '../../../platform/retry.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { attemptItem, LIMITS, tooManyAttempts, type ThrottledAttempt, type Attempts } from './attempts.ts';
import { RETRY_AFTER_SECONDS, runInQueue } from './addressQueues.ts';

/** Limits only simultaneous calls: finding an address taken is not a guess, so failures are not kept. */
const FORGIVEN: readonly Attempts[] = ['signUpByAccount'];

/** Limits by network address of attempts that hash passwords. */
const HASHING: readonly Attempts[] = ['logInByAddress', 'signUpByAddress'];

/** Waits of 50, 100, 200, then 400 ms: in all about three seconds of the ten that a call has. */
const WAITS = [50, 100, 200, ...Array.from({ length: 8 }, () => 400)];

/** Waiting calls of this process; more are refused at once. */
const MAX_WAITING = 100;

let waiting = 0;

/**
 * Runs work that is limited by its failures, such as a log-in. Each limit is reserved before the slow work, so
 * simultaneous calls are counted exactly. Success releases the reservations; a refusal keeps them until the
 * window ends. A call waits while unfinished calls hold all reservations.
 * @throws {ApiError} TooManyAttempts when failures used the limit up, Busy when the wait is too long
 */
export async function attemptWithin<T>(
  attempts: readonly ThrottledAttempt[],
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

/** Queues work that hashes passwords. Its limits are reserved already, so no queue waits for another. */
function runReserved<T>(attempts: readonly ThrottledAttempt[], work: () => Promise<T>): Promise<T> {
  const address = attempts.find(({ what }) => HASHING.includes(what))?.who;
  return address === undefined ? work() : runInQueue(address, work);
}

/** Whether the caller was at fault. After an error of ours, such as a full queue, nothing was tried. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.problem('').status < 500;

async function reserveAttempts(attempts: readonly ThrottledAttempt[], now: Date): Promise<void> {
  const taken: ThrottledAttempt[] = [];
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

async function reserveAttempt(attempt: ThrottledAttempt, now: Date): Promise<void> {
  if (await tryToReserve(attempt, now)) return;
  if (waiting >= MAX_WAITING) throw waitTimedOut();
  waiting++;
  try {
    for (const milliseconds of WAITS) {
      await wait(withJitter(milliseconds));
      if (await tryToReserve(attempt, now)) return;
    }
  } finally {
    waiting--;
  }
  throw waitTimedOut();
}

const waitTimedOut = () => new ApiError('Busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });

/**
 * Reserves an attempt if one is left.
 * @returns false while unfinished calls hold the rest
 * @throws {ApiError} TooManyAttempts when failures used the limit up
 */
async function tryToReserve(attempt: ThrottledAttempt, now: Date): Promise<boolean> {
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

/** A refused write returns the item in DynamoDB's own form. */
function failureCount(item: Record<string, AttributeValue> | undefined): number {
  return Number(item?.['failures']?.N ?? 0);
}

const releaseReservations = (attempts: readonly ThrottledAttempt[], now: Date) =>
  addToCounters(attempts, 'attempts', -1, now);

const countAsFailures = (attempts: readonly ThrottledAttempt[], now: Date) =>
  addToCounters(attempts, 'failures', 1, now);

async function addToCounters(
  attempts: readonly ThrottledAttempt[],
  count: 'attempts' | 'failures',
  by: 1 | -1,
  now: Date,
): Promise<void> {
  const updates = attempts.map((attempt) =>
    updateItem(attemptItem(attempt, now).Key, { update: `ADD ${count} :by`, values: { ':by': by } }),
  );
  await Promise.all(updates);
}
