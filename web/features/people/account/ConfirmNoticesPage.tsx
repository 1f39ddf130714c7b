import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { queryKeyOf } from '../../../api/queries.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';

/**
 * Opened by the link in a further address's mail; it confirms that address for the family's notifications.
 */
export function ConfirmNoticesPage() {
  const { t } = useTranslation('recovery');
  const [search] = useSearchParams();
  const { data, error, refetch } = useConfirmation(search.get('token') ?? '');
  const isBadLink = isApiError(error, 'ValidationFailed');
  if (error && !isBadLink) {
    return (
      <ErrorState
        title={t('confirmNotices.failed')}
        text={errorMessage(error) ?? error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data && !error) return <Spinner label={t('confirmNotices.working')} />;
  const title = data ? t('confirmNotices.done') : t('confirmNotices.bad');
  return (
    <>
      <DocumentTitle title={title} />
      <StatusPage
        figure={data ? 'loop' : 'three'}
        title={title}
        text={data ? t('confirmNotices.doneText', data) : t('confirmNotices.badText')}
        action={
          <LinkButton tone="primary" to={paths.landing}>
            {t('confirmNotices.competitions')}
          </LinkButton>
        }
      />
    </>
  );
}

/** A query rather than a mutation, as the link works only once: its answer is cached by token. */
function useConfirmation(token: string) {
  return useQuery({
    queryKey: queryKeyOf('confirmNotices', token),
    queryFn: async () => (await call('confirmNotices', { body: { token } })).data,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
