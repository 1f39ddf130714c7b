import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatLocalDay } from '../../../i18n/adminFormats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { InvitedAddress } from '../../../session/InvitedAddress.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { problemText } from './problemText.ts';
import styles from './Recovery.module.css';

/** `/guardian`: the invitation to look after a family too, by the link of the mail. */
export function GuardianPage() {
  const { t } = useTranslation('recovery');
  const [search] = useSearchParams();
  return (
    <>
      <DocumentTitle title={t('guardian.title')} />
      <Invitation token={search.get('token') ?? ''} />
    </>
  );
}

function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation(['recovery', 'common']);
  const query = requestQuery('getGuardianInvitation', { params: { token } });
  const { data, error, refetch } = useQuery({ ...query, enabled: token !== '' });
  if (token === '' || isApiError(error, 'NotFound')) {
    const action = <LinkButton to={paths.myAccount}>{t('guardian.account')}</LinkButton>;
    return (
      <StatusPage figure="three" title={t('guardian.gone')} text={t('guardian.goneText')} action={action} />
    );
  }
  if (error) return <ErrorState title={t('guardian.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  const { invitedBy: family, mailedTo: address, until } = data;
  return (
    <Card as="section" className={styles.invitation}>
      <h1>{t('guardian.heading', { family })}</h1>
      <p>{t('guardian.text')}</p>
      <Text soft>{t('guardian.owner', { family })}</Text>
      <InvitedAddress
        mailedTo={address}
        words={{
          wrongRole: (role) => t('guardian.wrongRole', { role: t(`common:roles.${role}`) }),
          otherAccount: (own) => t('guardian.otherAccount', { own, address }),
          mailedTo: t('guardian.mailedTo', { address }),
          logIn: t('guardian.logIn'),
          signUp: t('guardian.signUp'),
        }}
      >
        <Join token={token} />
      </InvitedAddress>
      <Text soft size="sm">
        {t('guardian.until', { when: formatLocalDay(until) })}
      </Text>
    </Card>
  );
}

function Join({ token }: { readonly token: string }) {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const join = async () => {
    if (isPending) return;
    setIsPending(true);
    setProblem(null);
    try {
      const { data } = await call('acceptGuardianInvitation', { params: { token } });
      showToast(t('guardian.joined', data));
      await navigate(paths.submissions);
    } catch (thrown) {
      setProblem(problemText(thrown) ?? t('guardian.failed'));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      {problem === null ? null : (
        <Text role="alert" tone="bad">
          {problem}
        </Text>
      )}
      <Row gap={2}>
        <Button tone="primary" aria-busy={isPending} onClick={() => void join()}>
          {t('guardian.join')}
        </Button>
      </Row>
    </>
  );
}
