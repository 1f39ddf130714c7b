import type { EveryRowWork } from '../../../api/loadAllRows.ts';
import type { TableList } from '../../../table/TableList.ts';
import type { TableQuery } from '../../../table/useTableQuery.ts';
import { localEntries } from './localEntries.ts';
import type { AnyRow } from './sharedColumns.tsx';

export interface ArrangedList<Row> extends TableList<Row> {
  /** Rows searched so far; null unless an arranged list is being fetched. */
  readonly progress: number | null;
}

/** A list in pages, all of which can be fetched. */
export type PagedList<Row> = TableList<Row> & Required<Pick<TableList<Row>, 'everyRow'>>;

interface Arrangement {
  readonly query: Pick<TableQuery, 'search' | 'sort' | 'filters'>;
  readonly myRinkFirst: boolean;
  /** The version of the waiver that counts. */
  readonly waiver: string | null;
}

/**
 * A list that the page itself searches, filters and sorts.
 * @param found the rows of `list` that match, in order
 */
export function toArrangedList<Row extends AnyRow>(
  list: PagedList<Row>,
  found: readonly Row[],
  { query, myRinkFirst, waiver }: Arrangement,
): ArrangedList<Row> {
  const isComing = list.hasNextPage && !list.isError;
  return {
    ...list,
    rows: found,
    // A match may still come with a later page.
    isPending: list.isPending || (isComing && found.length === 0),
    everyRow: async (work: EveryRowWork) =>
      localEntries(await list.everyRow(work), query, myRinkFirst, waiver),
    progress: isComing ? list.rows.length : null,
  };
}

/** The rows of the own rink, then all others of the list. */
export function myRinkThenOthers<Row extends AnyRow>(
  own: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  return [...own, ...rows.filter(({ ownRink }) => !ownRink)];
}

/**
 * A list in pages, after all rows of the own rink.
 * @param rows both, by `myRinkThenOthers`
 */
export function withMyRinkFirst<Row extends AnyRow>(
  list: PagedList<Row>,
  own: Pick<TableList<Row>, 'rows' | 'isPending' | 'isError' | 'refetch'>,
  rows: readonly Row[],
): ArrangedList<Row> {
  return {
    ...list,
    rows,
    isPending: list.isPending || own.isPending,
    isError: list.isError || own.isError,
    refetch: () => Promise.all([list.refetch(), own.refetch()]),
    everyRow: async (work: EveryRowWork) => myRinkThenOthers(own.rows, await list.everyRow(work)),
    progress: null,
  };
}
