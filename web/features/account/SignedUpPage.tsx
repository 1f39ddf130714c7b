import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';

/** After sign-up: the account is ready; log-in leads back to the page one came for. */
export function SignedUpPage() {
  const { t } = useTranslation('account');
  return (
    <>
      <DocumentTitle title={t('signedUp.title')} />
      <StatusPage
        figure="loop"
        title={t('signedUp.title')}
        text={t('signedUp.text')}
        action={
          <LinkButton tone="primary" to={paths.login}>
            {t('signedUp.logIn')}
          </LinkButton>
        }
      />
    </>
  );
}
