import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LANDING_PAGE } from '../../../shared/domain/accounts/landingPage.ts';
import { paths } from '../../paths.ts';
import { hasPlace, takePlace } from '../../session/returnPlace.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';

/** After sign-up: the account is ready, and the next step is the page one came for. */
export function SignedUpPage() {
  const { t } = useTranslation('account');
  const { user } = useSession({ ask: false });
  const [isReturning] = useState(hasPlace);
  const navigate = useNavigate();
  const home = user ? LANDING_PAGE[user.role] : paths.login;
  const goOn = () => void navigate((user && takePlace(user.role)) ?? home);
  return (
    <>
      <title>{t('signedUp.titlePlain')}</title>
      <StatusPage
        figure="loop"
        title={user ? t('signedUp.title', { name: user.name }) : t('signedUp.titlePlain')}
        text={user ? t('signedUp.text') : t('signedUp.textVisitor')}
        action={
          user && isReturning ? (
            <Button tone="primary" onClick={goOn}>
              {t('signedUp.continue')}
            </Button>
          ) : (
            <LinkButton tone="primary" to={home}>
              {user ? t('signedUp.competitions') : t('signedUp.logIn')}
            </LinkButton>
          )
        }
      />
    </>
  );
}
