import { onlineManager, QueryClient } from '@tanstack/react-query';
import { withKeptAnswers } from './keptAnswers.ts';
import { waitBeforeRetry } from './busy.ts';
import { type Change, isReadBy, onChange } from './changes.ts';
import { shouldRetry } from './shouldRetry.ts';

declare module '@tanstack/react-query' {
  interface Register {
    readonly queryMeta: {
      /** Keeps the answer that the page began with, even if a call changes that data. */
      readonly isReadOnce?: true;
    };
  }
}

// It takes every page for one that opened with a network, and would not notice that one comes.
if ('onLine' in navigator && !navigator.onLine) onlineManager.setOnline(false);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: (failures, error) => waitBeforeRetry(error, failures + 1) ?? 400 * 2 ** failures,
      staleTime: 15_000,
      // Offline, a page reports it instead of waiting without end, and reloads with the connection.
      networkMode: 'always',
      refetchOnReconnect: true,
      persister: withKeptAnswers,
    },
  },
});

onChange((change) => invalidateReaders(queryClient, change));

/**
 * Invalidates the queries that read changed data, except those that the caller updates with the call's own
 * answer.
 */
export async function invalidateReaders(client: QueryClient, change: Change): Promise<void> {
  const current = new Set<string>();
  const stop = client.getQueryCache().subscribe((event) => {
    const isSetByCaller = event.type === 'updated' && event.action.type === 'success' && event.action.manual;
    if (isSetByCaller) current.add(event.query.queryHash);
  });
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  await client.invalidateQueries({
    predicate: ({ queryKey, queryHash, meta }) =>
      !meta?.isReadOnce && !current.has(queryHash) && isReadBy(queryKey[0], change),
    refetchType: change.refetch === 'now' ? 'active' : 'none',
  });
}
