import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { RehearsalBanner } from '../layout/RehearsalBanner.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Toasts } from '../ui/Toasts.tsx';

interface AppProps {
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** The application around its routes: what is a rehearsal, loading overlay and toasts. */
export function App({ router }: AppProps) {
  const { i18n } = useTranslation();

  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);

  return (
    <>
      <RehearsalBanner router={router} />
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <Toasts />
      <LoadingOverlay />
    </>
  );
}
