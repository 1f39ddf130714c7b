import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { readChangeNotice } from './changeNotice.ts';
import { EntryView } from './EntryView.tsx';
import { useArrivalState } from './useArrivalState.ts';

/** `/admin/entries/{entryId}`: one entry for the family that made it. */
export function EntryPage() {
  const { t } = useTranslation(['entryPage', 'menu']);
  const { entryId = '' } = useParams();
  const notice = readChangeNotice(useArrivalState());
  const entry = useQuery(requestQuery('getEntry', { params: { entryId } }));
  if (entry.data) return <EntryView entry={entry.data} notice={notice} />;
  const isMissing = isApiError(entry.error, 'NotFound');
  return (
    <Page
      title={t(isMissing ? 'notFound' : 'title')}
      crumbs={[{ path: paths.submissions, label: t('menu:skatersSubmissions') }]}
    >
      {isMissing ? (
        <EmptyState
          drawing="notFound"
          title={t('notFound')}
          text={t('notFoundText')}
          action={<LinkButton to={paths.submissions}>{t('menu:skatersSubmissions')}</LinkButton>}
        />
      ) : entry.isError ? (
        <ErrorState title={t('failed')} onRetry={() => void entry.refetch()} />
      ) : (
        <Spinner />
      )}
    </Page>
  );
}
