import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Invoice } from '../../../../../shared/contract/money/documents/invoices.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { addressOf, call } from '../../../../api/client.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import type { Crumb } from '../../../../ui/Breadcrumbs.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { UnknownCompetition, useChosenCompetition } from '../../../entering/competitionChoice/index.ts';
import { RinkInvoiceView } from './RinkInvoiceView.tsx';

/** The invoices of one home rink and a draft of the next. */
export function RinkInvoicePage() {
  const { t } = useTranslation('payments');
  const { competition, missing, isPending, isError, retry } = useChosenCompetition();
  const [search] = useSearchParams();
  const { role, rinkId } = useUser();
  const isCoach = role === 'HEAD_COACH';
  // A head coach has one rink, so the address need not name it.
  const rink = search.get('rink') ?? (isCoach ? rinkId : null) ?? '';
  const crumb = isCoach
    ? { path: paths.coachDashboard(competition?.id), label: t('invoice.coachCrumb') }
    : {
        path: paths.money(role === 'MANAGER' ? undefined : competition?.id, { tab: 'rinks' }),
        label: t('invoice.crumb'),
      };
  if (competition && rink !== '')
    return <Invoices key={competition.id} competition={competition} rink={rink} crumb={crumb} />;
  return (
    <Page title={t('rinks.invoice')} crumbs={[crumb]}>
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {missing === 'unknown' ? <UnknownCompetition /> : null}
      {!isPending && !isError && missing !== 'unknown' ? (
        <EmptyState drawing="notFound" title={t('invoice.none')} text={t('payments.noneText')} />
      ) : null}
    </Page>
  );
}

interface InvoicesProps {
  readonly competition: Competition;
  /** A `rinkIdentity`. */
  readonly rink: string;
  readonly crumb: Crumb;
}

function Invoices({ competition, rink, crumb }: InvoicesProps) {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const mayIssue = useUser().role !== 'HEAD_COACH';
  const { query, issued, shown, issue, fileAddress } = useRinkInvoices(
    competition,
    rink,
    search.get('number'),
  );
  if (query.data)
    return (
      <RinkInvoiceView
        documents={query.data}
        shown={shown}
        crumb={crumb}
        onIssue={mayIssue ? issue : undefined}
        onRetry={issued.isError ? () => void issued.refetch() : undefined}
        fileAddress={fileAddress}
      />
    );
  const isMissing = isApiError(query.error, 'NotFound');
  return (
    <Page title={t('rinks.invoice')} crumbs={[crumb]}>
      {isMissing ? (
        <EmptyState drawing="notFound" title={t('invoice.none')} text={t('payments.noneText')} />
      ) : null}
      {query.isError && !isMissing ? (
        <ErrorState title={t('invoice.failed')} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isError ? null : <Spinner />}
    </Page>
  );
}

/**
 * The invoices of a rink, the one that the address names or the newest, and the step that issues one.
 * @param chosen a number, `draft`, or null for the newest there is
 */
function useRinkInvoices(competition: Competition, rink: string, chosen: string | null) {
  const queries = useQueryClient();
  const params = { competitionId: competition.id };
  const asked = requestQuery('getRinkInvoices', { params, query: { rink } });
  const query = useQuery(asked);
  const invoices = query.data?.invoices ?? [];
  const named = invoices.find(({ number }) => String(number) === chosen);
  const head = chosen === 'draft' ? undefined : (named ?? invoices[0]);
  const number = String(head?.number ?? '');
  const issued = useQuery({
    ...requestQuery('getInvoice', { params: { ...params, number } }),
    enabled: head !== undefined,
  });
  // The list may be newer than the invoice, so `replacedBy` comes from the list.
  const shown: Invoice | null = head
    ? issued.data
      ? { ...issued.data, replacedBy: head.replacedBy }
      : null
    : (query.data?.draft ?? null);
  const issue = async (): Promise<void> => {
    const { data } = await call('issueRinkInvoice', { params, body: { rink } });
    queries.setQueryData(asked.queryKey, data);
  };
  const fileAddress = head
    ? addressOf('getInvoiceFile', { ...params, file: `invoice-${head.number}.pdf` })
    : undefined;
  return { query, issued, shown, issue, fileAddress };
}
