import { afterAll, beforeEach, vi } from 'vitest';
import { startMemoryTable } from './memoryTable.ts';
import { startTestSes } from './testSes.ts';

/**
 * A table in memory and a mail service for the tests of one file. Each test begins with a service that takes every mail
 * and has none; the log stays quiet.
 */
export async function startTableWithMail() {
  const [dynamo, ses] = [await startMemoryTable(), await startTestSes()];
  beforeEach(() => {
    ses.answerBy(() => 'taken');
    ses.taken.length = 0;
    ses.asked.length = 0;
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterAll(async () => {
    ses.breakOff();
    await dynamo.close();
  });
  return ses;
}
