import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { queryKeyOf, requestQuery } from '../../../api/queries.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../session/useSession.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Recovery.module.css';

interface VerifiedAddressProps {
  readonly token: string;
  /** The competition that the family was entering when it signed up; null for none. */
  readonly competitionId: string | null;
}

/** Confirms the address by the mailed token when the page opens, and shows the outcome. */
export function VerifiedAddress({ token, competitionId }: VerifiedAddressProps) {
  const { t } = useTranslation('recovery');
  const { user } = useSession();
  const competition = useCompetition(competitionId);
  const { data, error, refetch } = useVerification(token);
  const isBadLink = isApiError(error, 'ValidationFailed');
  if (error && !isBadLink) {
    return (
      <ErrorState
        title={t('verify.failed')}
        text={errorMessage(error) ?? error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data && !error) return <Spinner label={t('verify.working')} />;
  const title = data ? t('verify.done') : t('verify.bad');
  return (
    <>
      <DocumentTitle title={title} />
      <StatusPage
        figure={data ? 'loop' : 'three'}
        title={title}
        text={data ? <Verified {...data} competition={competition?.name ?? null} /> : t('verify.badText')}
        action={
          competition ? (
            <LinkButton tone="primary" to={paths.publicCompetition(competition.id)}>
              {t('verify.competition', { name: competition.name })}
            </LinkButton>
          ) : user ? (
            <LinkButton tone="primary" to={paths.myAccount}>
              {t('verify.account')}
            </LinkButton>
          ) : (
            <LinkButton tone="primary" to={paths.login} state={{ email: data?.email }}>
              {t('verify.logIn')}
            </LinkButton>
          )
        }
      />
    </>
  );
}

interface VerifiedProps extends DataOf<'verifyEmail'> {
  /** The competition's name; null for none. */
  readonly competition: string | null;
}

function Verified({ email, droppedNotices, competition }: VerifiedProps) {
  const { t } = useTranslation('recovery');
  return (
    <Stack gap={3} minContent className={styles.words}>
      <p>{t('verify.doneText', { email })}</p>
      {competition === null ? null : <p>{t('verify.entering', { name: competition })}</p>}
      {droppedNotices.length > 0 ? (
        <p>{t('verify.dropped', { addresses: droppedNotices.join(', ') })}</p>
      ) : null}
    </Stack>
  );
}

/** The competition to lead back to; null while it is loading, and if there is none. */
function useCompetition(competitionId: string | null) {
  const { data } = useQuery({
    ...requestQuery('getCompetition', { params: { competitionId: competitionId ?? '' } }),
    enabled: competitionId !== null,
  });
  return data ?? null;
}

/**
 * The link works only once, so the call is a cached query: neither React's double mount nor a refocus of the
 * window repeats it.
 */
function useVerification(token: string) {
  return useQuery({
    queryKey: queryKeyOf('verifyEmail', token),
    queryFn: async () => {
      const { data } = await call('verifyEmail', { body: { token } });
      return data;
    },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
