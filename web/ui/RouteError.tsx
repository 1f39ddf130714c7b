import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { StatusPage } from './StatusPage.tsx';

/** What a route shows when its page, its loader or its module fails: never a blank page. */
export function RouteError() {
  const { t } = useTranslation('ui');
  // Read for its effect as well: the router then knows that the error has been shown.
  const error = useRouteError();
  const isOffline = !navigator.onLine && error !== undefined;
  return (
    <main>
      <StatusPage
        figure="three"
        title={t('error.title')}
        text={isOffline ? t('error.offline') : t('error.text')}
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
    </main>
  );
}
