import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { coachNamedAtRink } from './namedCoaches.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

it('gives families that name a coach at the same moment one record', async () => {
  const rink = { homeIsiRink: 'Pond behind the school', homeRinkId: null };
  const now = new Date('2027-01-05T12:00:00Z');
  const named = await Promise.all(
    ['Kim Lake', 'KIM LAKE', 'Kim Lake'].map((name) => coachNamedAtRink({ name, email: null }, rink, now)),
  );
  expect(new Set(named.map(({ id }) => id)).size).toBe(1);
});
