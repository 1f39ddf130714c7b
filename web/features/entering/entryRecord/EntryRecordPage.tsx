import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { Page } from '../../../layout/Page.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { EntryRecordView } from './EntryRecordView.tsx';
import { useListCrumbs } from './useListCrumbs.ts';

/** One entry for organisers; a head coach can open entries of the own rink. */
export function EntryRecordPage() {
  const { t } = useTranslation('entryRecord');
  const { competitionId = '', entryId = '' } = useParams();
  const record = useQuery(requestQuery('getEntryRecord', { params: { competitionId, entryId } }));
  const competition = useQuery(requestQuery('getCompetition', { params: { competitionId } }));
  const crumbs = useListCrumbs(competitionId, record.data?.kind ?? 'individual');
  if (record.data && competition.data) {
    return <EntryRecordView record={record.data} competition={competition.data} crumbs={crumbs} />;
  }
  const failed = record.error ?? competition.error;
  const isMissing = isApiError(failed, 'NotFound');
  return (
    <Page title={t('title')} crumbs={crumbs}>
      {isMissing ? <EmptyState title={t('missing')} text={t('missingText')} /> : null}
      {failed && !isMissing ? (
        <ErrorState
          title={t('failed')}
          onRetry={() => void Promise.all([record.refetch(), competition.refetch()])}
        />
      ) : null}
      {failed ? null : <Spinner />}
    </Page>
  );
}
