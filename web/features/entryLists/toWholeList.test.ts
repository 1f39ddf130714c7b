import { expect, it } from 'vitest';
import type { SkaterRow } from '../../../shared/contract/entries/entry.ts';
import { ownRowsFirst, type PagedList, toWholeList } from './toWholeList.ts';

const row = (fullName: string, ownRink = false) => {
  const fields: Partial<SkaterRow> = { fullName, ownRink, events: [], highestIsiTestLevel: 'Freestyle 4' };
  return fields as SkaterRow;
};
const rows = [row('Ada Frost'), row('Bea Lund', true), row('Cleo Ray')];
const paged = (state: Partial<PagedList<SkaterRow>> = {}): PagedList<SkaterRow> => ({
  rows,
  isPending: false,
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
  everyRow: () => Promise.resolve(rows),
  ...state,
});
const work = { signal: new AbortController().signal, onProgress: () => undefined };
const namesOf = (list: readonly SkaterRow[]) => list.map(({ fullName }) => fullName);
const query = (search: string) => ({ search, sort: 'name', filters: {} });

it('draws the first rows of a whole list, and says how many there are', () => {
  const drawn = { count: 2, more: () => undefined };
  const list = toWholeList(paged(), { query: query(''), ownFirst: true, waiver: null, drawn });
  expect(namesOf(list.rows)).toEqual(['Bea Lund', 'Ada Frost']);
  expect(list).toMatchObject({ total: 3, hasNextPage: true, progress: null });
});

it('is pending while pages are coming and nothing is found yet, and shows how far it is', () => {
  const drawn = { count: 100, more: () => undefined };
  const coming = paged({ hasNextPage: true });
  const searched = toWholeList(coming, { query: query('nobody'), ownFirst: false, waiver: null, drawn });
  expect(searched).toMatchObject({ isPending: true, progress: 3 });
  expect(searched).not.toHaveProperty('total');
  expect(toWholeList(coming, { query: query('ada'), ownFirst: false, waiver: null, drawn }).isPending).toBe(
    false,
  );
  const failed = paged({ hasNextPage: true, isError: true });
  expect(
    toWholeList(failed, { query: query('nobody'), ownFirst: false, waiver: null, drawn }).isPending,
  ).toBe(false);
});

it('puts the rows of the own rink first and once, in the order of the list, in an export too', async () => {
  const own = { rows: [row('Bea Lund', true), row('Dan Li', true)], isPending: false, isError: false };
  const list = ownRowsFirst(paged(), { ...own, refetch: () => undefined }, true);
  expect(namesOf(list.rows)).toEqual(['Dan Li', 'Bea Lund', 'Ada Frost', 'Cleo Ray']);
  expect(namesOf((await list.everyRow?.(work)) ?? [])).toEqual([
    'Dan Li',
    'Bea Lund',
    'Ada Frost',
    'Cleo Ray',
  ]);
});
