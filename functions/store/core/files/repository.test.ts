import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { losingAnswers } from '../../../../local/testing/interrupted.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { findUpload, storeUpload, type StoredUpload } from './repository.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const UPLOAD: StoredUpload = {
  id: 'u1',
  accountId: 'a1',
  kind: 'poster',
  mediaType: 'image/png',
  bytes: 1,
  name: null,
  path: null,
};

it('begins an upload whose record is sent again because the answer got lost', async () => {
  await losingAnswers(() => storeUpload(UPLOAD, new Date()));
  expect(await findUpload('a1', 'u1')).toEqual(UPLOAD);
});
