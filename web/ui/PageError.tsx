import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { reloadWhenReached } from './reloadWhenReached.ts';
import { StatusPage } from './StatusPage.tsx';
import { useBackOnline } from './useBackOnline.ts';

/** Replaces a page that fails or whose module cannot be loaded. Offline it reloads with the connection. */
export function PageError() {
  const { t } = useTranslation('ui');
  // Reading the error also marks it as shown for the router.
  const error = useRouteError();
  const [isOffline] = useState(!navigator.onLine && error !== undefined);
  useBackOnline(() => void reloadWhenReached());
  return (
    <StatusPage
      figure="three"
      title={t(isOffline ? 'error.offlineTitle' : 'error.title')}
      text={t(isOffline ? 'error.offlinePage' : 'error.text')}
      action={
        <>
          <Button tone="primary" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
          <LinkButton to="/" reloadDocument>
            {t('error.home')}
          </LinkButton>
        </>
      }
    />
  );
}
