import type { TableList } from './TableList.ts';

/** How the fetching of a whole list stands; a query of TanStack Query has the same names. */
interface Fetching {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** A list that comes whole, as the table shell takes it; `rows` are those that the filters leave. */
export function toTableList<Row>(query: Fetching, rows: readonly Row[]): TableList<Row> {
  return {
    rows,
    isPending: query.isPending,
    isError: query.isError,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => undefined,
    refetch: query.refetch,
  };
}
