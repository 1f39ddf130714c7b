import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { UnknownCompetition } from '../../entries/UnknownCompetition.tsx';
import { useCompetition } from '../../entries/useCompetition.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { MoneyTabs } from './MoneyTabs.tsx';
import { PaymentsTab } from './PaymentsTab.tsx';
import { ReportTab } from './ReportTab.tsx';
import { RinksTab } from './RinksTab.tsx';
import { StatementTab } from './StatementTab.tsx';
import { tabOf, type MoneyTab } from './tabs.ts';
import { useLedger } from './useLedger.ts';

/** The money of one competition: what came, from whom, what is open, and what adds up to what. */
export function MoneyPage() {
  const { t } = useTranslation(['money', 'layout']);
  const { competition, missing, isPending, isError, retry } = useCompetition();
  const [search] = useSearchParams();
  const isManager = useUser().role === 'MANAGER';
  const crumb = isManager
    ? { path: paths.admin, label: t('layout:home') }
    : competition && { path: paths.competition(competition.id), label: competition.name };
  const tab = tabOf(search.get('tab'));
  return (
    <Page title={t('title')} subtitle={competition?.name} {...(crumb ? { crumbs: [crumb] } : {})}>
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {competition ? (
        <>
          <MoneyTabs chosen={tab} competitionId={isManager ? undefined : competition.id} />
          <Tab key={competition.id} tab={tab} competition={competition} />
        </>
      ) : null}
      {missing === 'unknown' ? <UnknownCompetition /> : null}
      {missing === 'none' ? (
        <EmptyState title={t('noCompetition.title')} text={t('noCompetition.text')} />
      ) : null}
    </Page>
  );
}

function Tab({ tab, competition }: { readonly tab: MoneyTab; readonly competition: Competition }) {
  const { t } = useTranslation('money');
  const ledger = useLedger(competition.id);
  if (tab === 'payments') return <PaymentsTab competition={competition} ledger={ledger} />;
  if (ledger.isError) return <ErrorState title={t('failed')} onRetry={ledger.refetch} />;
  if (ledger.isPending) return <Spinner />;
  if (tab === 'statement') return <StatementTab competition={competition} entries={ledger.entries} />;
  if (tab === 'rinks') return <RinksTab competition={competition} entries={ledger.entries} />;
  return <ReportTab competition={competition} entries={ledger.entries} onAgain={ledger.refetch} />;
}
