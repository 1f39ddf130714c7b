import { createHash } from 'node:crypto';
import { ApiError } from '../errors/apiError.ts';
import type { Key } from './key.ts';
import { getItem } from './read.ts';
import type { TransactItem } from './transaction.ts';
import { createWrite } from './writes.ts';

/** The same request was stored by another call at the same time. */
export class RepeatedRequest extends Error {}

/** A request whose repeat must not store anything again. */
export interface IdempotentRequest {
  /** Where its record stands: the account and its `Idempotency-Key`. */
  readonly recordKey: Key;
  /** Of what was asked, so that a key which is used for another request is refused. */
  readonly requestHash: string;
}

/** A week: longer than a phone keeps an unsent form. */
const IDEMPOTENCY_SECONDS = 7 * 24 * 60 * 60;

/** @param request JSON; the order of its fields counts */
export function hashRequest(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/**
 * The record of a request, for the transaction that carries it out. Its refusal is RepeatedRequest.
 * @param entryId what the request made or changed
 */
export function idempotencyWrite(
  { recordKey, requestHash }: IdempotentRequest,
  entryId: string,
  now: Date,
): TransactItem {
  const expiresAt = Math.floor(now.getTime() / 1000) + IDEMPOTENCY_SECONDS;
  const record = { ...recordKey, type: 'idempotency', entryId, requestHash, expiresAt };
  return createWrite(record, () => new RepeatedRequest());
}

/**
 * The `entryId` of the earlier call of this request; null where this is the first.
 * @throws {ApiError} IdempotencyKeyReused when the earlier call asked for something else
 */
export async function findEarlierRequest({
  recordKey,
  requestHash,
}: IdempotentRequest): Promise<string | null> {
  const record = await getItem(recordKey);
  if (!record) return null;
  if (record['requestHash'] !== requestHash) throw new ApiError('IdempotencyKeyReused');
  return String(record['entryId']);
}
