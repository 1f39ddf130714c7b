import { expect, it } from 'vitest';
import { rawRows } from './exportFile.ts';

const columns = [{ heading: 'Number', value: (row: number) => row }];
const rows = Array.from({ length: 120 }, (_, index) => index);

async function collected(signal: AbortSignal, onProgress: (rows: number) => void = () => undefined) {
  const found: unknown[] = [];
  for await (const part of rawRows(columns, rows, { signal, onProgress })) found.push(...part);
  return found;
}

it('has the values of every row in order, and says when the last is done', async () => {
  const reached: number[] = [];
  const found = await collected(new AbortController().signal, (count) => reached.push(count));
  expect(found).toEqual(rows.map((row) => [row]));
  expect(reached.at(-1)).toBe(120);
});

it('stops when the page cancels between two turns', async () => {
  const work = new AbortController();
  const slow = [
    {
      heading: 'Number',
      value: (row: number) => {
        if (row === 60) work.abort();
        const until = performance.now() + 1;
        while (performance.now() < until) continue;
        return row;
      },
    },
  ];
  const found: unknown[] = [];
  const read = async () => {
    const parts = rawRows(slow, rows, { signal: work.signal, onProgress: () => undefined });
    for await (const part of parts) found.push(...part);
  };
  await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
  expect(found.length).toBeLessThan(120);
});
