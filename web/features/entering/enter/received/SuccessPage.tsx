import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { requestQuery } from '../../../../api/queries.ts';
import { paths } from '../../../../paths.ts';
import { DocumentTitle } from '../../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../../ui/StatusPage.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { useArrivalState } from '../../myEntries/index.ts';
import { isSubmitted } from './submittedState.ts';
import { SubmittedEntry } from './SubmittedEntry.tsx';

/** `/success`: straight after a submit. Opened later, it leads on to the entry's page. */
export function SuccessPage() {
  const { t } = useTranslation('received');
  const [search] = useSearchParams();
  const isFresh = isSubmitted(useArrivalState());
  const entryId = search.get('entryId') ?? '';
  const entry = useQuery({ ...requestQuery('getEntry', { params: { entryId } }), enabled: isFresh });
  if (entryId === '') {
    return (
      <>
        <DocumentTitle title={t('missing')} />
        <StatusPage
          figure="three"
          title={t('missing')}
          text={t('missingText')}
          action={<LinkButton to={paths.submissions}>{t('submissions')}</LinkButton>}
        />
      </>
    );
  }
  if (!isFresh) return <Navigate to={paths.entry(entryId)} replace />;
  if (entry.data) return <SubmittedEntry entry={entry.data} />;
  return entry.isError ? <ErrorState onRetry={() => void entry.refetch()} /> : <Spinner />;
}
