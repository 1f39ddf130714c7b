import { type ReactNode, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { isReached } from './isReached.ts';
import { StatusPage } from './StatusPage.tsx';
import { useBackOnline } from './useBackOnline.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

interface PageErrorProps {
  /** A page that opens without a network. */
  readonly offlineWay?: ReactNode;
}

/** Replaces a page that fails or whose module cannot be loaded. Offline it reloads with the connection. */
export function PageError({ offlineWay }: PageErrorProps) {
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
          {isOffline ? offlineWay : null}
          <LinkButton to="/" reloadDocument>
            {t('error.home')}
          </LinkButton>
        </>
      }
    />
  );
}

/**
 * Reloads the page once its server answers: a device that reports to be online may not have a connection yet,
 * and a reload would then show the browser's own error page.
 */
async function reloadWhenReached(wait = FIRST_WAIT): Promise<void> {
  if (await isReached()) window.location.reload();
  else if (navigator.onLine) {
    setTimeout(() => void reloadWhenReached(Math.min(2 * wait, LONGEST_WAIT)), wait);
  }
}
