import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import type { RinkBalance } from '../../../../../shared/domain/money/payments/rinkBalances.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { SumsTable } from './SumsTable.tsx';

interface RinkSumsProps {
  readonly title: string;
  readonly rinks: readonly RinkBalance<LedgerEntry>[];
  readonly currency: string;
  /** The columns to show; all of them by default. */
  readonly sums?: readonly SumName[];
  /** The page that a rink's name links to. */
  readonly linkOf?: (rink: RinkBalance<LedgerEntry>) => string;
  readonly actionsOf?: (rink: RinkBalance<LedgerEntry>) => ReactNode;
}

type SumName = 'charged' | 'received' | 'refunded' | 'paid' | 'open' | 'overpaid';

const OF_THE_REPORT: readonly SumName[] = ['charged', 'received', 'refunded', 'open', 'overpaid'];

/** Sums of the entries of each home rink. */
export function RinkSums(props: RinkSumsProps) {
  const { title, rinks, currency, sums = OF_THE_REPORT, linkOf, actionsOf } = props;
  const { t } = useTranslation('payments');
  return (
    <SumsTable
      title={title}
      of={t('columns.rink')}
      rows={rinks}
      keyOf={({ key }) => key}
      // Erased entries have no rink.
      nameOf={(rink) => {
        if (rink.name === '') return t('rinks.nobody');
        return linkOf ? <Link to={linkOf(rink)}>{rink.name}</Link> : rink.name;
      }}
      columns={[
        { heading: t('columns.entries'), value: ({ entries }) => entries, isCount: true },
        ...sums.map((name) => ({
          heading: t(`columns.${name}`),
          value: (rink: RinkBalance<LedgerEntry>) => rink[name],
        })),
      ]}
      currency={currency}
      total={t('report.total')}
      {...(actionsOf ? { actionsOf } : {})}
    />
  );
}
