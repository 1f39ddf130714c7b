import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { SUBMISSION_PAGES } from '../../entering/entries/index.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { ReceiptsView } from './ReceiptsView.tsx';
import { useReceipts } from './useReceipts.ts';

/** `/admin/receipt`: an entry's statement and receipts. */
export function ReceiptsPage() {
  const { t } = useTranslation('documents');
  const { role } = useUser();
  const [search] = useSearchParams();
  const { entryId, competitionId, isNamed, query, issue, fileAddress } = useReceipts();
  const entry = query.data?.statement.entry;
  if (query.data) {
    const back =
      role === 'SKATER'
        ? { path: paths.entry(entryId), label: entry?.name ?? '' }
        : { path: paths.entryRecord(competitionId, entryId), label: entry?.name ?? '' };
    return (
      <ReceiptsView
        documents={query.data}
        chosen={search.get('number')}
        back={back}
        onIssue={issue}
        fileAddress={fileAddress}
      />
    );
  }
  const isMissing = !isNamed || isApiError(query.error, 'NotFound');
  return (
    <Page
      title={t('title')}
      crumbs={role === 'SKATER' ? [{ path: SUBMISSION_PAGES.individual, label: t('submissions') }] : []}
    >
      {isMissing ? <EmptyState title={t('missing')} text={t('missingText')} /> : null}
      {query.isError && !isMissing ? (
        <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isError || isMissing ? null : <Spinner />}
    </Page>
  );
}
