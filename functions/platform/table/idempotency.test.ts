import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../local/testing/memoryTable.ts';
import { findEarlierRequest, hashRequest, idempotencyWrite, RepeatedRequest } from './idempotency.ts';
import { getItem } from './read.ts';
import { transact } from './transaction.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const now = new Date('2026-11-22T12:00:00.900Z');
const requestOf = (name: string, body: unknown) => ({
  recordKey: { pk: `ACCOUNT ${name}`, sk: 'IDEMPOTENCY' },
  requestHash: hashRequest(body),
});

it('stores one record for a week, and finds it again', async () => {
  const request = requestOf('first', { name: 'Ada' });
  expect(await findEarlierRequest(request)).toBeNull();
  await transact([idempotencyWrite(request, 'entry-1', now)]);
  expect(await findEarlierRequest(request)).toBe('entry-1');
  expect(await getItem(request.recordKey)).toEqual({
    ...request.recordKey,
    type: 'idempotency',
    entryId: 'entry-1',
    // printf '%s' '{"name":"Ada"}' | openssl dgst -sha256 -binary | basenc --base64url
    requestHash: 'iLq22PbcaKh3Bk1YTLtbbFDnT2F-pQ2B06U8Lub_vE8',
    expiresAt: 1_795_953_600,
  });
});

it('refuses the same request a second time', async () => {
  const request = requestOf('second', {});
  await transact([idempotencyWrite(request, 'entry-2', now)]);
  await expect(transact([idempotencyWrite(request, 'entry-3', now)])).rejects.toBeInstanceOf(RepeatedRequest);
  expect(await findEarlierRequest(request)).toBe('entry-2');
});

it('refuses a key that was used for another request', async () => {
  await transact([idempotencyWrite(requestOf('third', { amount: 1 }), 'entry-4', now)]);
  await expect(findEarlierRequest(requestOf('third', { amount: 2 }))).rejects.toMatchObject({
    code: 'IdempotencyKeyReused',
  });
});
