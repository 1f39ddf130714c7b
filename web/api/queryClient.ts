import { QueryClient } from '@tanstack/react-query';
import { waitBeforeRetry } from './busy.ts';
import { shouldRetry } from './shouldRetry.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: (failures, error) => waitBeforeRetry(error, failures + 1) ?? 400 * 2 ** failures,
      staleTime: 15_000,
      // Offline, a page says so instead of waiting without end, and asks again with the connection.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false },
  },
});
