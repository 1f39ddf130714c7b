import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { EveryRowWork } from './loadAllRows.ts';
import type { CallArguments } from './createCall.ts';
import { type ListOperation, pageOf, pagesOf, type RowOf } from './queries.ts';

/** The pages that a list has brought so far, as the table shell takes them. */
export function usePages<Op extends ListOperation>(operation: Op, ...args: CallArguments<Op>) {
  const list = useInfiniteQuery({
    ...pagesOf(operation, ...args),
    // While another search is under way the last rows stay in sight.
    placeholderData: keepPreviousData,
  });
  const { isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const rows: readonly RowOf<Op>[] = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const everyRow = async (work: EveryRowWork): Promise<readonly RowOf<Op>[]> => {
    const { loadAllRows } = await import('./loadAllRows.ts');
    // Rows that stay in sight from the search before are not what is asked for now.
    const pages = list.isPlaceholderData ? [] : (list.data?.pages ?? []);
    return loadAllRows(pages, (cursor, signal) => pageOf(operation, cursor, signal, ...args), work);
  };
  return { rows, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch, everyRow };
}
