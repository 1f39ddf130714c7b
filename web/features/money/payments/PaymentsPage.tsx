import type { CardAccountChoice } from '../../../../shared/contract/money/payments/cards.ts';
import { useSearchParams, Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Row } from '../../../ui/Row.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import styles from './PaymentsTabs.module.css';
import { StatementTab } from './bankImport/StatementTab.tsx';
import { CardsTab } from './cards/CardsTab.tsx';
import { useCards } from './cards/useCards.ts';
import { LedgerTab } from './ledger/LedgerTab.tsx';
import { useLedger } from './ledger/useLedger.ts';
import { ReportTab } from './report/ReportTab.tsx';
import { RinksTab } from './rinkInvoices/RinksTab.tsx';

const TABS = ['payments', 'statement', 'cards', 'rinks', 'report'] as const;

/** A competition's ledger, bank statements, card payments, rink invoices and report, one tab each. */
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
        <Tabs key={competition.id} tab={tab} competition={competition} isManager={isManager} />
      )}
    </OrganiserPage>
  );
}

interface TabProps {
  readonly tab: PaymentsTabName;
  readonly competition: Competition;
}

/** Of cards nothing shows where no provider is set. */
function Tabs({ tab, competition, isManager }: TabProps & { readonly isManager: boolean }) {
  const cards = useCards(competition.id);
  const shown = TABS.filter((name) => name !== 'cards' || cards);
  return (
    <>
      <PaymentsTabs shown={shown} chosen={tab} competitionId={isManager ? undefined : competition.id} />
      <Tab tab={tab} competition={competition} cards={cards} />
    </>
  );
}

function Tab({ tab, competition, cards }: TabProps & { readonly cards: CardAccountChoice | undefined }) {
  const { t } = useTranslation('payments');
  const ledger = useLedger(competition.id);
  if (tab === 'payments') return <LedgerTab competition={competition} ledger={ledger} />;
  if (ledger.isError) return <ErrorState title={t('failed')} onRetry={ledger.refetch} />;
  if (ledger.isPending) return <Spinner />;
  if (tab === 'statement') return <StatementTab competition={competition} entries={ledger.entries} />;
  if (tab === 'cards')
    return cards ? <CardsTab competition={competition} entries={ledger.entries} cards={cards} /> : null;
  if (tab === 'rinks') return <RinksTab competition={competition} entries={ledger.entries} />;
  return <ReportTab competition={competition} entries={ledger.entries} onAgain={ledger.refetch} />;
}

interface PaymentsTabsProps {
  readonly shown: readonly PaymentsTabName[];
  readonly chosen: PaymentsTabName;
  /** Undefined for a manager, who has one competition. */
  readonly competitionId: string | undefined;
}

/** Links, so that each tab has an address. */
function PaymentsTabs({ shown, chosen, competitionId }: PaymentsTabsProps) {
  const { t } = useTranslation('payments');
  return (
    <nav aria-label={t('tabs.label')}>
      <Row as="ul" gap={1} className={styles.tabs} role="list">
        {shown.map((tab) => (
          <li key={tab}>
            <Link
              className={styles.tab}
              to={paths.money(competitionId, { tab })}
              aria-current={tab === chosen ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}

type PaymentsTabName = (typeof TABS)[number];

/** The tab that the address names, or the first. */
function tabOf(name: string | null): PaymentsTabName {
  return TABS.find((tab) => tab === name) ?? 'payments';
}
