import { MAX_EVENTS } from '../../../../../shared/contract/entering/entries/entryBodies.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import type { Key } from '../../../../platform/table/key.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { updateItem, updateWrite } from '../../../../platform/table/writes.ts';
import { unprovenEventsKey } from '../../../../store/keys.ts';
import { attemptItem, LIMITS, tooManyAttempts } from '../../../core/throttling/attempts.ts';

/** Events that an account may enter in all before its address is confirmed. */
const MAX_UNCONFIRMED = MAX_EVENTS;

interface Counter {
  readonly key: Key;
  readonly most: number;
  readonly refusal: () => ApiError;
  /** Seconds since 1970 at which DynamoDB may delete it; null to keep it. */
  readonly end: number | null;
}

/**
 * Enters events within the limits of the account: 22 in all until its address is confirmed, and a number
 * in a quarter of an hour. Events are counted before the work, and taken off again if it stores nothing.
 * @throws {ApiError} EmailNotVerified, TooManyAttempts, and the errors of `work`
 */
export async function withinSubmitLimits<T>(
  { session, count, now }: { readonly session: Session; readonly count: number; readonly now: Date },
  work: () => Promise<{ readonly result: T; readonly isStored: boolean }>,
): Promise<T> {
  const counters = count > 0 ? submitCounters(session, now) : [];
  const counted: Counter[] = [];
  let isStored = false;
  try {
    for (const counter of counters) {
      await increment(counter, count);
      counted.push(counter);
    }
    const done = await work();
    ({ isStored } = done);
    return done.result;
  } finally {
    if (!isStored) await Promise.all(counted.map((counter) => decrement(counter, count)));
  }
}

function submitCounters(session: Session, now: Date): Counter[] {
  const { Key: key, end } = attemptItem({ what: 'eventsByAccount', who: session.id }, now);
  const rate = { key, end, most: LIMITS.eventsByAccount, refusal: () => tooManyAttempts(now) };
  if (session.emailVerified) return [rate];
  const unconfirmed = {
    key: unprovenEventsKey(session.id),
    most: MAX_UNCONFIRMED,
    end: null,
    refusal: () => new ApiError('EmailNotVerified'),
  };
  return [unconfirmed, rate];
}

/**
 * The same limits as writes of the transaction that stores the events: what is refused is not counted.
 * Their refusals are EmailNotVerified and TooManyAttempts.
 */
export function submitLimitWrites(session: Session, count: number, now: Date): TransactItem[] {
  return submitCounters(session, now).map((counter) => updateWrite(counter.key, increaseBy(counter, count)));
}

async function increment(counter: Counter, count: number): Promise<void> {
  await updateItem(counter.key, increaseBy(counter, count));
}

function increaseBy({ most, refusal, end }: Counter, count: number) {
  if (count > most) throw refusal();
  return {
    update: end === null ? 'ADD attempts :count' : 'ADD attempts :count SET expiresAt = :end',
    condition: 'attribute_not_exists(attempts) OR attempts <= :before',
    values: { ':count': count, ':before': most - count, ...(end !== null && { ':end': end }) },
    onConflict: refusal,
  };
}

async function decrement({ key }: Counter, count: number): Promise<void> {
  await updateItem(key, { update: 'ADD attempts :count', values: { ':count': -count } });
}
