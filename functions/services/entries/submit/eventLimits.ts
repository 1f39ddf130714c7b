import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { MAX_EVENTS } from '../../../../shared/contract/entries/entryBodies.ts';
import { attemptItem, LIMITS, tooManyAttempts } from '../../throttling/attempts.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { documentClient } from '../../../platform/table/client.ts';
import { unprovenEventsKey } from '../../../store/keys.ts';
import type { Key } from '../../../platform/table/key.ts';
import { tableName } from '../../../platform/table/read.ts';

/** Events that an account enters, in all, while nobody has shown that its address is theirs. */
const MAX_UNPROVEN = MAX_EVENTS;

/** One counter: where it stands, its limit, and what to say beyond. */
interface Counter {
  readonly Key: Key;
  readonly most: number;
  readonly refusal: () => ApiError;
  /** Seconds since 1970 at which it may go; null for one that stays. */
  readonly end: number | null;
}

/**
 * Enters events within what an account may: 22 in all until its address is confirmed, and for everybody
 * so many in a quarter of an hour. They are counted first, in one step each; what is not stored is taken off again.
 * @throws {ApiError} EmailNotVerified, TooManyAttempts, and what `work` throws
 */
export async function withinSubmitLimits<T>(
  { session, count, now }: { readonly session: Session; readonly count: number; readonly now: Date },
  work: () => Promise<{ readonly result: T; readonly isStored: boolean }>,
): Promise<T> {
  const counters = submitCounters(session, now);
  const counted: Counter[] = [];
  let isStored = false;
  try {
    for (const counter of count > 0 ? counters : []) {
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
  const rate = attemptItem({ what: 'eventsByAccount', who: session.id }, now);
  return [
    ...(session.emailVerified
      ? []
      : [
          {
            Key: unprovenEventsKey(session.id),
            most: MAX_UNPROVEN,
            end: null,
            refusal: () => new ApiError('EmailNotVerified'),
          },
        ]),
    { ...rate, most: LIMITS.eventsByAccount, refusal: () => tooManyAttempts(now) },
  ];
}

async function increment({ Key, most, refusal, end }: Counter, count: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key,
    UpdateExpression: end === null ? 'ADD attempts :count' : 'ADD attempts :count SET expiresAt = :end',
    ConditionExpression: '(attribute_not_exists(attempts) AND :count <= :most) OR attempts <= :before',
    ExpressionAttributeValues: {
      ':count': count,
      ':most': most,
      ':before': most - count,
      ...(end !== null && { ':end': end }),
    },
  });
  await documentClient()
    .send(command)
    .catch((error: unknown) => {
      throw error instanceof ConditionalCheckFailedException ? refusal() : error;
    });
}

async function decrement({ Key }: Counter, count: number): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key,
    UpdateExpression: 'ADD attempts :count',
    ExpressionAttributeValues: { ':count': -count },
  });
  await documentClient().send(command);
}
