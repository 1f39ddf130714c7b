import { expect, it } from 'vitest';
import type { SkaterRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { withMyRinkFirst, myRinkThenOthers, type PagedList, toArrangedList } from './arrangedList.ts';

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

it('shows every row that matches, and arranges an export in the same way', async () => {
  const list = toArrangedList(paged(), rows, { query: query('a'), myRinkFirst: true, waiver: null });
  expect(list).toMatchObject({ rows, hasNextPage: false, progress: null });
  expect(namesOf((await list.everyRow?.(work)) ?? [])).toEqual(['Bea Lund', 'Ada Frost', 'Cleo Ray']);
});

it('is pending while pages are coming and nothing is found yet, and shows how far it is', () => {
  const arrangement = { query: query('ada'), myRinkFirst: false, waiver: null };
  const coming = paged({ hasNextPage: true });
  expect(toArrangedList(coming, [], arrangement)).toMatchObject({ isPending: true, progress: 3 });
  expect(toArrangedList(coming, rows, arrangement).isPending).toBe(false);
  const failed = paged({ hasNextPage: true, isError: true });
  expect(toArrangedList(failed, [], arrangement).isPending).toBe(false);
});

it('puts the rows of the own rink first and once, in the order of the list, in an export too', async () => {
  const own = { rows: [row('Dan Li', true), row('Bea Lund', true)], isPending: false, isError: false };
  const both = myRinkThenOthers(own.rows, rows);
  const list = withMyRinkFirst(paged(), { ...own, refetch: () => undefined }, both);
  expect(namesOf(list.rows)).toEqual(['Dan Li', 'Bea Lund', 'Ada Frost', 'Cleo Ray']);
  expect(namesOf((await list.everyRow?.(work)) ?? [])).toEqual([
    'Dan Li',
    'Bea Lund',
    'Ada Frost',
    'Cleo Ray',
  ]);
});
