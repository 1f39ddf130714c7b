import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import { issueReceipt, tryIssueReceipt } from './issueReceipt.ts';

let dynamo: RunningDynamo;

beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

it('does not fail a recorded payment when its receipt cannot be issued', async () => {
  const now = new Date();
  const entry = { ...(await stagedEntry(now)), competitionId: 'gone' };
  const issuance = { by: 'treasurer', now };
  await expect(issueReceipt(entry, issuance)).rejects.toThrow('has no competition');
  await expect(tryIssueReceipt(entry, issuance)).resolves.toBeUndefined();
});
