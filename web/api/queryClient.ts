import { QueryClient } from '@tanstack/react-query';
import { mayHelp } from './mayHelp.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayHelp, retryDelay: (failures) => 400 * 2 ** failures, staleTime: 15_000 },
    mutations: { retry: false },
  },
});
