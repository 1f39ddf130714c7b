import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { addressOf, call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { SUBMISSION_PAGES } from '../../entering/entries/index.ts';
import { CardPayEntry } from '../../entering/myEntries/index.ts';
import { ReceiptsView } from './ReceiptsView.tsx';

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
        pay={role === 'SKATER' ? <CardPayEntry entryId={entryId} /> : null}
      />
    );
  }
  const isMissing = !isNamed || isApiError(query.error, 'NotFound');
  return (
    <Page
      title={t('title')}
      crumbs={role === 'SKATER' ? [{ path: SUBMISSION_PAGES.individual, label: t('submissions') }] : []}
    >
      {isMissing ? <EmptyState drawing="notFound" title={t('missing')} text={t('missingText')} /> : null}
      {query.isError && !isMissing ? (
        <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isError || isMissing ? null : <Spinner />}
    </Page>
  );
}

/** Receipts of the entry in the address: for its family, or for the organiser of its competition. */
function useReceipts() {
  const { role, competitionId: bound } = useUser();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const entryId = search.get('entryId') ?? '';
  const competitionId = search.get('competitionId') ?? bound ?? '';
  const own = { entryId };
  const managed = { competitionId, entryId };
  const isOwn = role === 'SKATER';
  // Without an entry in the address there is nothing to load.
  const isNamed = entryId !== '' && (isOwn || competitionId !== '');
  const ofFamily = useQuery({ ...requestQuery('getReceipt', { params: own }), enabled: isOwn && isNamed });
  const ofCompetition = useQuery({
    ...requestQuery('getEntryReceipt', { params: managed }),
    enabled: !isOwn && isNamed,
  });

  const issue = async (): Promise<void> => {
    if (isOwn) {
      const { data } = await call('issueReceipt', { params: own });
      queries.setQueryData(requestQuery('getReceipt', { params: own }).queryKey, data);
    } else {
      const { data } = await call('issueEntryReceipt', { params: managed });
      queries.setQueryData(requestQuery('getEntryReceipt', { params: managed }).queryKey, data);
    }
  };
  const fileAddress = (number: number | null): string => {
    const file = number === null ? 'statement.pdf' : `receipt-${number}.pdf`;
    return isOwn
      ? addressOf('getReceiptFile', { ...own, file })
      : addressOf('getEntryReceiptFile', { ...managed, file });
  };
  return { entryId, competitionId, isNamed, query: isOwn ? ofFamily : ofCompetition, issue, fileAddress };
}
