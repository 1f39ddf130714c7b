import type { UseQueryResult } from '@tanstack/react-query';
import type { TableList } from '../table/TableList.ts';

/** A list that comes in one answer, as the table shell takes it. */
export function wholeList<Row>(query: UseQueryResult<unknown>, rows: readonly Row[]): TableList<Row> {
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
