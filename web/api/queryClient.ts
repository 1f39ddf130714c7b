import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';

const ATTEMPTS = 3;

/** What a second attempt may mend: no answer at all, or a server that is busy or failed. */
function mayHelp(failures: number, error: Error): boolean {
  return failures < ATTEMPTS - 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayHelp, retryDelay: (failures) => 400 * 2 ** failures, staleTime: 15_000 },
    mutations: { retry: false },
  },
});
