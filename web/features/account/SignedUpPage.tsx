import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';
import { usePrefilledAddress } from './knownAddress.ts';
import styles from './Recovery.module.css';
import { VerifiedAddress } from './VerifiedAddress.tsx';

/** Shown after sign-up, and again by the link of the confirmation mail, with its token. */
export function SignedUpPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <VerifiedAddress token={token} /> : <SignedUp />;
}

function SignedUp() {
  const { t } = useTranslation('recovery');
  const email = usePrefilledAddress();
  return (
    <>
      <DocumentTitle title={t('signedUp.title')} />
      <StatusPage
        figure="loop"
        title={t('signedUp.title')}
        text={
          <div className={styles.words}>
            <p>{t('signedUp.text')}</p>
            <p>{email ? t('signedUp.mail', { email }) : t('signedUp.mailUnknown')}</p>
          </div>
        }
        action={
          <LinkButton tone="primary" to={paths.login} state={{ email }}>
            {t('signedUp.logIn')}
          </LinkButton>
        }
      />
    </>
  );
}
