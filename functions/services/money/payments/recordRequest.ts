import { ApiError } from '../../../platform/errors/apiError.ts';
import {
  findEarlierRequest,
  hashRequest,
  idempotencyWrite,
  RepeatedRequest,
  type IdempotentRequest,
} from '../../../platform/table/idempotency.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { idempotencyKey } from '../../../store/keys.ts';

/** A request to record a payment or refund of an entry. */
export interface RecordRequest<Body extends object> {
  readonly competitionId: string;
  readonly entryId: string;
  readonly body: Body;
  /** The account that records it. */
  readonly by: string;
  /** The request's `Idempotency-Key`; null guards nothing. */
  readonly key: string | null;
  readonly now: Date;
}

/**
 * Whether an earlier call of this request has recorded it.
 * @throws {ApiError} IdempotencyKeyReused when the earlier call had another entry or body
 */
export async function isRepeated(request: RecordRequest<object>): Promise<boolean> {
  const guarded = idempotentRequest(request);
  return guarded !== null && (await findEarlierRequest(guarded)) !== null;
}

export function idempotencyWrites(request: RecordRequest<object>): TransactItem[] {
  const guarded = idempotentRequest(request);
  return guarded ? [idempotencyWrite(guarded, request.entryId, request.now)] : [];
}

function idempotentRequest({ by, key, entryId, body }: RecordRequest<object>): IdempotentRequest | null {
  if (key === null) return null;
  return { recordKey: idempotencyKey(by, key), requestHash: hashRequest([entryId, body]) };
}

/** Reads the entry again when it or the record of the same request was stored in between. */
export const RETRY_ON_CONFLICT = {
  attempts: 6,
  isRetryable: (error: unknown) =>
    error instanceof RepeatedRequest || (error instanceof ApiError && error.code === 'VersionConflict'),
};
