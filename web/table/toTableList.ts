import type { TableList } from './TableList.ts';

/** The state of a query, by TanStack's names. */
interface Fetching {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** A complete list for the table shell; `rows` are those that match the filters. */
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
