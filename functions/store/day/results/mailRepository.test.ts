import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { resultMailWrite } from './mailRepository.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

it('stores one mail of a correction for a family, and one of the next version', async () => {
  const at = '2027-01-05T12:00:00.000Z';
  const mail = { competitionId: 'C1', flightId: 'F1', to: 'family' as const, recipient: 'A1', at };
  const store = (version: number) => transact([resultMailWrite({ ...mail, version, programmeIds: ['P1'] })]);
  await store(2);
  await expect(store(2)).rejects.toThrow('Transaction cancelled');
  await store(3);
});
