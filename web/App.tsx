import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { i18n } = useTranslation();

  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);

  return (
    <QueryClientProvider client={queries}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <Toasts />
      <LoadingOverlay />
    </QueryClientProvider>
  );
}
