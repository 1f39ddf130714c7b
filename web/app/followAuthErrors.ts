import { onAuthError } from '../api/authErrors.ts';
import { paths } from '../paths.ts';
import { rememberReturnPlace } from '../session/returnPlace.ts';

interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string): Promise<void>;
}

/**
 * Follows the specification (section 8): 401 on any call leads to `/`, 403 to `/forbidden`; a helper's page leads to
 * where a code is opened. Log-in leads back to the remembered place. An account that needs a second factor first is
 * led to where it can add one.
 */
export function followAuthErrors(router: Router): void {
  onAuthError((status, code) => {
    if (code === 'SecondFactorRequired') void addSecondFactor();
    else if (code === 'CodeEnded') void router.navigate(`${paths.openCode}?ended`);
    else if (isHelperPage()) void router.navigate(paths.openCode);
    else if (status === 401) void leave();
    else void router.navigate(paths.forbidden);
  });

  function isHelperPage(): boolean {
    return router.state.location.pathname.startsWith('/day/');
  }

  async function addSecondFactor(): Promise<void> {
    const { pathname, search } = router.state.location;
    if (pathname !== paths.myAccount) rememberReturnPlace(pathname + search);
    await (await import('../session/session.ts')).refreshUser();
    await router.navigate(paths.myAccount);
  }

  async function leave(): Promise<void> {
    const { pathname, search } = router.state.location;
    if (pathname !== paths.landing) rememberReturnPlace(pathname + search);
    await router.navigate(paths.landing);
    // Fetched on demand: a visitor on a log-in page has no session to end.
    (await import('../session/session.ts')).clearSession();
  }
}
