import { useEffect } from 'react';
import type { CallArguments } from './createCall.ts';
import type { ListOperation } from './queries.ts';
import { usePages } from './usePages.ts';

/**
 * A short list that comes in pages as one that comes whole: every page is fetched, and until the last has
 * come it is pending. For what one account has, not for what a federation has.
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
