import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { LoadingOverlay } from './ui/LoadingOverlay.tsx';
import { Toasts } from './ui/Toasts.tsx';

interface AppProps {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly queries: QueryClient;
}

/** The application around its routes: server state, the overlay, the messages. */
export function App({ router, queries }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toasts />
      <LoadingOverlay />
    </QueryClientProvider>
  );
}
