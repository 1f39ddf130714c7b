import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { loadAllRows } from './loadAllRows.ts';

const PAGES: Record<string, { data: number[]; nextCursor: string | null }> = {
  first: { data: [1, 2], nextCursor: 'second' },
  second: { data: [3, 4], nextCursor: 'third' },
  third: { data: [5], nextCursor: null },
};
const pageAt = (cursor = 'first') => Promise.resolve(PAGES[cursor] ?? { data: [], nextCursor: null });
const work = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

describe('every row of a list', () => {
  it('is loaded page by page, with progress', async () => {
    const following = work();
    expect(await loadAllRows([], pageAt, following)).toEqual([1, 2, 3, 4, 5]);
    expect(following.onProgress.mock.calls).toEqual([[0], [2], [4]]);
  });

  it('continues after the pages already loaded, and loads nothing if all are', async () => {
    const fetchPage = vi.fn(pageAt);
    expect(await loadAllRows([{ data: [1, 2], nextCursor: 'second' }], fetchPage, work())).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual(['second', 'third']);
    fetchPage.mockClear();
    expect(await loadAllRows([{ data: [9], nextCursor: null }], fetchPage, work())).toEqual([9]);
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it('survives two missing answers, not three', async () => {
    const failing = (times: number) =>
      vi.fn((cursor?: string) => {
        if (cursor === 'second' && times-- > 0) return Promise.reject(ApiError.unreachable());
        return pageAt(cursor);
      });
    expect(await loadAllRows([], failing(2), work(), 0)).toHaveLength(5);
    await expect(loadAllRows([], failing(3), work(), 0)).rejects.toMatchObject({ code: 'Unreachable' });
  });

  it('is not requested again after a refusal', async () => {
    const refused = vi.fn(() =>
      Promise.reject(new ApiError({ status: 403, title: 'No', code: 'Forbidden', requestId: 'r' })),
    );
    await expect(loadAllRows([], refused, work(), 0)).rejects.toMatchObject({ status: 403 });
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('stops between two pages when it is cancelled', async () => {
    const ending = new AbortController();
    const fetchPage = vi.fn((cursor?: string) => {
      if (cursor === 'second') ending.abort();
      return pageAt(cursor);
    });
    await expect(
      loadAllRows([], fetchPage, { signal: ending.signal, onProgress: () => undefined }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });
});
