import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishRounds } from './killedPublication.ts';

it('publishes a version whole or not at all where the server is killed meanwhile, and mails it once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rinkside-published-'));
  try {
    const { whole, absent, mails, wrong } = await publishRounds(folder, [12, 800], 0);
    expect(wrong).toEqual([]);
    expect([whole + absent, mails > 0]).toEqual([2, true]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
