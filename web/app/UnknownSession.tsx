import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { BareLayout } from '../layout/BareLayout.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { StatusPage } from '../ui/StatusPage.tsx';
import { useBackOnline } from '../ui/useBackOnline.ts';

/**
 * Shown when nobody could tell who is logged in: any page might be another account's. Asks again once the
 * connection is back.
 */
export function UnknownSession() {
  const { t } = useTranslation(['menu', 'common']);
  const { revalidate, state } = useRevalidator();
  useBackOnline(() => void revalidate());
  return (
    <BareLayout homePath={paths.landing}>
      <DocumentTitle title={t('unknownSession.title')} />
      <StatusPage
        figure="three"
        title={t('unknownSession.title')}
        text={t('unknownSession.text')}
        action={
          <>
            <Button
              tone="primary"
              disabledReason={state === 'idle' ? undefined : t('unknownSession.asking')}
              onClick={() => void revalidate()}
            >
              {t('common:actions.tryAgain')}
            </Button>
            <LinkButton to={paths.landing}>{t('unknownSession.home')}</LinkButton>
          </>
        }
      />
    </BareLayout>
  );
}
