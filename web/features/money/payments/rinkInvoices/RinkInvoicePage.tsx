import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { UnknownCompetition, useChosenCompetition } from '../../../entering/competitionChoice/index.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import type { Crumb } from '../../../../ui/Breadcrumbs.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { RinkInvoiceView } from './RinkInvoiceView.tsx';
import { useRinkInvoices } from './useRinkInvoices.ts';

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
        <EmptyState title={t('invoice.none')} text={t('payments.noneText')} />
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
      {isMissing ? <EmptyState title={t('invoice.none')} text={t('payments.noneText')} /> : null}
      {query.isError && !isMissing ? (
        <ErrorState title={t('invoice.failed')} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isError ? null : <Spinner />}
    </Page>
  );
}
