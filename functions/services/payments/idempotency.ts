import { createHash } from 'node:crypto';
import { ApiError } from '../../platform/errors/apiError.ts';
import { idempotencyKey } from '../../store/keys.ts';
import { getItem, tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';

/** The repeat of a call that was stored already. */
export class RepeatedRequest extends Error {}

interface IdempotentRequest {
  /** The account that calls. */
  readonly by: string;
  /** The call's `Idempotency-Key`; without one nothing is guarded. */
  readonly key: string | null;
  readonly entryId: string;
  readonly body: object;
  readonly now: Date;
}

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** The guard of a call against its own repeat, for the transaction that it writes. */
export function idempotencyWrite({ by, key, entryId, body, now }: IdempotentRequest): TransactItem[] {
  if (key === null) return [];
  const Item = {
    ...idempotencyKey(by, key),
    type: 'idempotency',
    entryId,
    requestHash: hashOf(entryId, body),
    expiresAt: Math.floor(now.getTime() / 1000) + WEEK_SECONDS,
  };
  return [
    {
      write: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
      refusal: () => new RepeatedRequest(),
    },
  ];
}

/**
 * Whether an earlier call with this key did the same already.
 * @throws {ApiError} IdempotencyKeyReused when it did something else
 */
export async function isRepeated({ by, key, entryId, body }: IdempotentRequest): Promise<boolean> {
  const record = key === null ? undefined : await getItem(idempotencyKey(by, key));
  if (!record) return false;
  if (record['requestHash'] !== hashOf(entryId, body)) throw new ApiError('IdempotencyKeyReused');
  return true;
}

function hashOf(entryId: string, body: object): string {
  return createHash('sha256')
    .update(JSON.stringify([entryId, body]))
    .digest('base64url');
}
