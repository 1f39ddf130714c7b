import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CoachInvitation } from '../../../../shared/contract/people/coaches/coachAccounts.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { rememberReturnPlace } from '../../../session/returnPlace.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './CoachInvitation.module.css';

/** `/coach-invitation`: connects an account with a coach, by the link of the mail. */
export function CoachInvitationPage() {
  const { t } = useTranslation('coachAccount');
  const [search] = useSearchParams();
  return (
    <>
      <DocumentTitle title={t('invitation.title')} />
      <Invitation token={search.get('token') ?? ''} />
    </>
  );
}

function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation('coachAccount');
  const query = requestQuery('getCoachInvitation', { params: { token } });
  const { data, error, refetch } = useQuery({ ...query, enabled: token !== '' });
  if (token === '' || isApiError(error, 'NotFound')) {
    const action = <LinkButton to={paths.landing}>{t('invitation.home')}</LinkButton>;
    return (
      <StatusPage
        figure="three"
        title={t('invitation.gone')}
        text={t('invitation.goneText')}
        action={action}
      />
    );
  }
  if (error) return <ErrorState title={t('invitation.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  if (data.isAccepted) {
    const action = <LinkButton to={paths.pupils}>{t('invitation.mine')}</LinkButton>;
    return (
      <StatusPage title={t('invitation.accepted')} text={t('invitation.acceptedText')} action={action} />
    );
  }
  return <Connect token={token} invitation={data} onOutdated={refetch} />;
}

interface ConnectProps {
  readonly token: string;
  readonly invitation: CoachInvitation;
  /** Reads the invitation again: another account has accepted it. */
  readonly onOutdated: () => Promise<unknown>;
}

/** Connects the account that is logged in; leads everybody else to log in or sign up, and back. */
function Connect({ token, invitation, onOutdated }: ConnectProps) {
  const { t } = useTranslation('coachAccount');
  const { user, isAuthenticated } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const remember = () => rememberReturnPlace(pathname + search);
  const connect = async () => {
    if (isPending) return;
    setIsPending(true);
    try {
      await call('acceptCoachInvitation', { params: { token } });
      showToast(t('invitation.done'));
      await navigate(paths.pupils);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showToast(errorMessage(thrown) ?? thrown.message, 'bad');
      await onOutdated();
    } finally {
      setIsPending(false);
    }
  };
  return (
    <div className={styles.page}>
      <Card as="section" className={styles.body}>
        <h1>{t('invitation.heading', { name: invitation.name })}</h1>
        <p>{t('invitation.text')}</p>
        {invitation.rinks.length > 0 ? (
          <Text soft>{`${t('invitation.rinks')} ${invitation.rinks.join(', ')}`}</Text>
        ) : null}
        {user ? <Text soft>{t('invitation.loggedIn', { email: user.email })}</Text> : null}
        {isAuthenticated === null ? null : (
          <Row gap={3}>
            {user ? (
              <Button tone="primary" aria-busy={isPending} onClick={() => void connect()}>
                {t('invitation.connect')}
              </Button>
            ) : (
              <>
                <LinkButton tone="primary" to={paths.login} onClick={remember}>
                  {t('invitation.logIn')}
                </LinkButton>
                <LinkButton to={paths.signUp} onClick={remember}>
                  {t('invitation.signUp')}
                </LinkButton>
              </>
            )}
          </Row>
        )}
      </Card>
    </div>
  );
}
