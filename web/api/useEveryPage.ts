import { useEffect } from 'react';
import type { CallArguments } from './createCall.ts';
import type { ListOperation } from './queries.ts';
import { usePages } from './usePages.ts';

/**
 * Loads every page of a short list, pending until the last one. For the records of one account, not of a
 * federation.
 */
export function useEveryPage<Op extends ListOperation>(operation: Op, ...args: CallArguments<Op>) {
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages(
    operation,
    ...args,
  );
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return { rows, isPending: isPending || (hasNextPage && !isError), isError, refetch };
}
