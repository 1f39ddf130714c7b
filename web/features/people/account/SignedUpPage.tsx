import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { usePrefilledAddress } from './usePrefilledAddress.ts';
import styles from './Recovery.module.css';
import { VerifiedAddress } from './VerifiedAddress.tsx';

/** Shown after sign-up, and again by the link of the confirmation mail, with its token. */
export function SignedUpPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <VerifiedAddress token={token} competitionId={search.get('competition')} /> : <SignedUp />;
}

function SignedUp() {
  const { t } = useTranslation('recovery');
  const email = usePrefilledAddress();
  const { user } = useSession();
  return (
    <>
      <DocumentTitle title={t('signedUp.title')} />
      <StatusPage
        figure="loop"
        title={t('signedUp.title')}
        text={
          <Stack gap={3} minContent className={styles.words}>
            <p>{t(user ? 'signedUp.text' : 'signedUp.textVisitor')}</p>
            <p>{email ? t('signedUp.mail', { email }) : t('signedUp.mailUnknown')}</p>
          </Stack>
        }
        action={
          user ? (
            <LinkButton tone="primary" to={paths.landing}>
              {t('signedUp.competitions')}
            </LinkButton>
          ) : (
            <LinkButton tone="primary" to={paths.login} state={{ email }}>
              {t('signedUp.logIn')}
            </LinkButton>
          )
        }
      />
    </>
  );
}
