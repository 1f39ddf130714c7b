import type { EveryRowWork } from '../../api/loadAllRows.ts';
import type { TableList } from '../../table/TableList.ts';
import type { TableQuery } from '../../table/useTableQuery.ts';
import { localEntries } from './localEntries.ts';
import type { AnyRow } from './sharedColumns.tsx';

export interface EntryList<Row> extends TableList<Row> {
  /** Rows loaded so far; null unless the whole list is being fetched. */
  readonly progress: number | null;
}

/** A list in pages, all of which can be fetched. */
export type PagedList<Row> = TableList<Row> & Required<Pick<TableList<Row>, 'everyRow'>>;

interface WholeListOptions {
  readonly query: Pick<TableQuery, 'search' | 'sort' | 'filters'>;
  readonly ownFirst: boolean;
  /** The version of the waiver that counts. */
  readonly waiver: string | null;
  /** The number of rows drawn so far, and a way to draw more. */
  readonly drawn: { readonly count: number; readonly more: () => void };
}

/** A list whose pages are all fetched: the page itself searches, filters and sorts it. */
export function toWholeList<Row extends AnyRow>(
  list: PagedList<Row>,
  { query, ownFirst, waiver, drawn }: WholeListOptions,
): EntryList<Row> {
  const isComing = list.hasNextPage && !list.isError;
  const found = localEntries(list.rows, query, ownFirst, waiver);
  return {
    ...list,
    rows: found.slice(0, drawn.count),
    // A match may still come with a later page.
    isPending: list.isPending || (isComing && found.length === 0),
    hasNextPage: found.length > drawn.count,
    isFetchingNextPage: false,
    fetchNextPage: drawn.more,
    ...(isComing ? {} : { total: found.length }),
    everyRow: async (work: EveryRowWork) => localEntries(await list.everyRow(work), query, ownFirst, waiver),
    progress: isComing ? list.rows.length : null,
  };
}

/** A list in pages, after all rows of the own rink. */
export function ownRowsFirst<Row extends AnyRow>(
  list: PagedList<Row>,
  own: Pick<TableList<Row>, 'rows' | 'isPending' | 'isError' | 'refetch'>,
  isDownwards: boolean,
): EntryList<Row> {
  const inOrder = isDownwards ? [...own.rows].reverse() : own.rows;
  const others = (rows: readonly Row[]) => rows.filter(({ ownRink }) => !ownRink);
  return {
    ...list,
    rows: [...inOrder, ...others(list.rows)],
    isPending: list.isPending || own.isPending,
    isError: list.isError || own.isError,
    refetch: () => Promise.all([list.refetch(), own.refetch()]),
    everyRow: async (work: EveryRowWork) => [...inOrder, ...others(await list.everyRow(work))],
    progress: null,
  };
}
