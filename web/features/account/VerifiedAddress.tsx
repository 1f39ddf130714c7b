import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../shared/contract/types.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { queryKeyOf } from '../../api/queries.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import styles from './Recovery.module.css';

/** Confirms the address by the mailed token when the page opens, and shows the outcome. */
export function VerifiedAddress({ token }: { readonly token: string }) {
  const { t } = useTranslation('recovery');
  const { user } = useSession();
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
        text={data ? <Verified {...data} /> : t('verify.badText')}
        action={
          user ? (
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

function Verified({ email, droppedNotices }: DataOf<'verifyEmail'>) {
  const { t } = useTranslation('recovery');
  return (
    <div className={styles.words}>
      <p>{t('verify.doneText', { email })}</p>
      {droppedNotices.length > 0 ? (
        <p>{t('verify.dropped', { addresses: droppedNotices.join(', ') })}</p>
      ) : null}
    </div>
  );
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
