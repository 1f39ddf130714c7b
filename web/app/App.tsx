import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Toasts } from '../ui/Toasts.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

const RehearsalBanner = lazy(async () => ({
  default: (await import('../layout/RehearsalBanner.tsx')).RehearsalBanner,
}));

/** The application around its routes: what is a rehearsal, loading overlay and toasts. */
export function App({ router }: { readonly router: Router }) {
  const { i18n } = useTranslation();

  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);

  return (
    <>
      <Suspense>{useIsRehearsal(router) ? <RehearsalBanner /> : null}</Suspense>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <Toasts />
      <LoadingOverlay />
    </>
  );
}

/** Whether the address has the id of a rehearsal (`isRehearsal`), in its path or as the competition of its query. */
function useIsRehearsal(router: Router): boolean {
  return useSyncExternalStore(router.subscribe, () => {
    const { pathname, search } = router.state.location;
    return /[/=][^/&]+(~|%7E)[\w-]{22}(?![\w-])/.test(pathname + search);
  });
}
