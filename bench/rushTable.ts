import type { RunningDynamo } from '../local/dynamo/server.ts';
import { startMemoryTable } from '../local/testing/memoryTable.ts';
import { startTestSes } from '../local/testing/testSes.ts';

/** Does work on a table in memory, with a mail server that takes everything. */
export async function withRushTable<Result>(
  conflicts: Parameters<typeof startMemoryTable>[0],
  work: (table: RunningDynamo) => Promise<Result>,
): Promise<Result> {
  const [table, ses] = [await startMemoryTable(conflicts), await startTestSes()];
  Object.assign(process.env, { MEMBERSHIP_REGISTRY: 'own' });
  try {
    return await work(table);
  } finally {
    ses.breakOff();
    await table.close();
  }
}
