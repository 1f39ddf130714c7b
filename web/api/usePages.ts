import { useMemo } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { EveryRowWork } from './loadAllRows.ts';
import type { CallArguments } from './createCall.ts';
import { type ListOperation, pageFrom, pagesOf, type RowOf } from './queries.ts';

/** The loaded pages of a list in the shape of the table shell. */
export function usePages<Op extends ListOperation>(operation: Op, ...args: CallArguments<Op>) {
  const list = useInfiniteQuery({
    ...pagesOf(operation, ...args),
    // During a new search the previous rows stay visible.
    placeholderData: keepPreviousData,
  });
  const { data, isPending, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    list;
  // The same array while the pages are the same: long lists are arranged once.
  const rows = useMemo((): readonly RowOf<Op>[] => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const everyRow = async (work: EveryRowWork): Promise<readonly RowOf<Op>[]> => {
    const { loadAllRows } = await import('./loadAllRows.ts');
    // Rows of the previous search do not match the current one.
    const pages = list.isPlaceholderData ? [] : (list.data?.pages ?? []);
    return loadAllRows(pages, (cursor, signal) => pageFrom(operation, cursor, signal, ...args), work);
  };
  return {
    rows,
    isPending,
    isError,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
    everyRow,
  };
}
