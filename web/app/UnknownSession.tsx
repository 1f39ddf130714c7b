import { useCallback, useEffect } from 'react';
import { Outlet, useLocation, useRevalidator } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { Page } from '../layout/Page.tsx';
import { paths } from '../paths.ts';
import { needsAccount } from '../session/needsAccount.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { useSession } from '../session/useSession.ts';
import { ReloadNotice } from '../ui/ReloadNotice.tsx';
import { useBackOnline } from '../ui/useBackOnline.ts';
import styles from './UnknownSession.module.css';

const FIRST_WAIT = 3_000;
const LONGEST_WAIT = 30_000;

/**
 * The admin area while the look-up of the account fails (specification, section 2): no menu, and each page with
 * what its own calls answer. Asks again by itself until it knows the account.
 */
export function UnknownSession() {
  const { t } = useTranslation(['menu', 'common']);
  const { pathname, search } = useLocation();
  const logOut = useLogOut();
  const retry = useRetries();
  return (
    <AdminLayout menu={undefined} user={undefined} homePath={paths.landing} onLogOut={logOut}>
      <div className={styles.notice}>
        <ReloadNotice
          title={t('unknownSession.title')}
          text={t('unknownSession.text')}
          action={t('common:actions.tryAgain')}
          onLoad={retry}
        />
      </div>
      {needsAccount(pathname, search) ? (
        <Page title={t('unknownSession.waiting')}>
          <p>{t('unknownSession.waitingText')}</p>
        </Page>
      ) : (
        <Outlet />
      )}
    </AdminLayout>
  );
}

/** Runs the loaders again: later and later, with the connection, and once another part has found the account. */
function useRetries(): () => void {
  const { revalidate } = useRevalidator();
  const { isAuthenticated } = useSession();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  useBackOnline(retry);
  useEffect(() => {
    if (isAuthenticated !== null) {
      retry();
      return undefined;
    }
    let wait = FIRST_WAIT;
    // The state of the revalidation is no clock: one that fails at once may never be drawn as begun.
    const retryLater = () => {
      timer = setTimeout(retryLater, (wait = Math.min(wait * 2, LONGEST_WAIT)));
      retry();
    };
    let timer = setTimeout(retryLater, wait);
    return () => clearTimeout(timer);
  }, [isAuthenticated, retry]);
  return retry;
}
