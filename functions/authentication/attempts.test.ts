import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../local/dynamo/server.ts';
import { startMemoryTable } from '../../local/testing/memoryTable.ts';
import { countOrRefuse, LIMITS, WINDOW_SECONDS } from './attempts.ts';

const now = new Date('2027-02-01T12:10:00Z');
let dynamo: RunningDynamo;

beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const asked = (who: string, at = now) => countOrRefuse({ what: 'membershipByAddress', who }, at);

it('lets no more of a burst through than the window has, and says when the next one begins', async () => {
  const burst = Array.from({ length: 2 * LIMITS.membershipByAddress }, () => asked('192.0.2.7'));
  const refused = (await Promise.allSettled(burst)).filter(({ status }) => status === 'rejected');

  expect(refused).toHaveLength(LIMITS.membershipByAddress);
  const [first] = refused;
  expect(first).toMatchObject({ reason: { code: 'TooManyAttempts', details: { retryAfterSeconds: 300 } } });
});

it('counts every address by itself, and anew in the next window', async () => {
  await Promise.allSettled(Array.from({ length: LIMITS.membershipByAddress }, () => asked('192.0.2.8')));
  await expect(asked('192.0.2.8')).rejects.toThrow('TooManyAttempts');
  await expect(asked('192.0.2.9')).resolves.toBeUndefined();
  const nextWindow = new Date(now.getTime() + WINDOW_SECONDS * 1000);
  await expect(asked('192.0.2.8', nextWindow)).resolves.toBeUndefined();
});
