import { expect, it } from 'vitest';
import { wait } from './retry.ts';
import { mapInParallel, runInParallel } from './runInParallel.ts';

it('ends every task that it began, and runs the others, before it throws', async () => {
  const ended: string[] = [];
  const running = runInParallel(['a', 'b', 'c', 'd', 'e', 'f'], 4, 5_000, async (name) => {
    await wait(name === 'a' ? 10 : 20);
    if (name === 'a') throw new Error('The first');
    ended.push(name);
  });
  await expect(running).rejects.toThrow('The first');
  expect(ended.toSorted()).toEqual(['b', 'c', 'd', 'e', 'f']);
});

it('begins no task when the time is nearly up', async () => {
  const begun: number[] = [];
  await runInParallel([1, 2, 3], 1, 520, async (one) => {
    begun.push(one);
    await wait(50);
  });
  expect(begun).toEqual([1]);
});

it('answers in the order of the items, however long each takes', async () => {
  const doubled = await mapInParallel([30, 10, 20], 2, async (milliseconds) => {
    await wait(milliseconds);
    return milliseconds * 2;
  });
  expect(doubled).toEqual([60, 20, 40]);
});

it('begins nothing after a failure, and ends what it began before it throws', async () => {
  const ended: string[] = [];
  const running = mapInParallel(['a', 'b', 'c', 'd'], 2, async (name) => {
    await wait(name === 'a' ? 10 : 20);
    if (name === 'a') throw new Error('The first');
    ended.push(name);
  });
  await expect(running).rejects.toThrow('The first');
  expect(ended).toEqual(['b']);
});
