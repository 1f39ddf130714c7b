import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { useUser } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { PaymentsTabs } from './PaymentsTabs.tsx';
import { LedgerTab } from './ledger/LedgerTab.tsx';
import { ReportTab } from './report/ReportTab.tsx';
import { RinksTab } from './rinkInvoices/RinksTab.tsx';
import { StatementTab } from './bankImport/StatementTab.tsx';
import { tabOf, type PaymentsTabName } from './tabs.ts';
import { useLedger } from './ledger/useLedger.ts';

/** A competition's ledger, bank statements, rink invoices and report, one tab each. */
export function PaymentsPage() {
  const { t } = useTranslation('payments');
  const [search] = useSearchParams();
  const isManager = useUser().role === 'MANAGER';
  const tab = tabOf(search.get('tab'));
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={({ name }) => name}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition.title'), text: t('noCompetition.text') }}
    >
      {(competition) => (
        <>
          <PaymentsTabs chosen={tab} competitionId={isManager ? undefined : competition.id} />
          <Tab key={competition.id} tab={tab} competition={competition} />
        </>
      )}
    </OrganiserPage>
  );
}

function Tab({ tab, competition }: { readonly tab: PaymentsTabName; readonly competition: Competition }) {
  const { t } = useTranslation('payments');
  const ledger = useLedger(competition.id);
  if (tab === 'payments') return <LedgerTab competition={competition} ledger={ledger} />;
  if (ledger.isError) return <ErrorState title={t('failed')} onRetry={ledger.refetch} />;
  if (ledger.isPending) return <Spinner />;
  if (tab === 'statement') return <StatementTab competition={competition} entries={ledger.entries} />;
  if (tab === 'rinks') return <RinksTab competition={competition} entries={ledger.entries} />;
  return <ReportTab competition={competition} entries={ledger.entries} onAgain={ledger.refetch} />;
}
