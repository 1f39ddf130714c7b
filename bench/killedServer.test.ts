import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { killRounds } from './killedServer.ts';

it('loses no mark, doubles none and keeps their order where the server is killed while they arrive', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rinkside-killed-'));
  try {
    const { marks, repeats, wrong } = await killRounds(folder, 2);
    expect(wrong).toEqual([]);
    expect([marks > 24, repeats > 0]).toEqual([true, true]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
