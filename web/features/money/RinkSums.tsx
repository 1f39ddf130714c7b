import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerEntry } from '../../../shared/contract/payments.ts';
import type { RinkBalance } from '../../../shared/domain/payments/rinkBalances.ts';
import { SumsTable } from './SumsTable.tsx';

interface RinkSumsProps {
  readonly title: string;
  readonly rinks: readonly RinkBalance<LedgerEntry>[];
  readonly currency: string;
  readonly actionsOf?: (rink: RinkBalance<LedgerEntry>) => ReactNode;
}

const SUMS = ['charged', 'received', 'refunded', 'open', 'overpaid'] as const;

/** What the entries of each home rink come to. */
export function RinkSums({ title, rinks, currency, actionsOf }: RinkSumsProps) {
  const { t } = useTranslation('money');
  return (
    <SumsTable
      title={title}
      of={t('columns.rink')}
      rows={rinks}
      keyOf={({ key }) => key}
      // Entries whose person was taken out of them have no rink any more.
      nameOf={({ name }) => name || t('rinks.nobody')}
      columns={[
        { heading: t('columns.entries'), value: ({ entries }) => entries, isCount: true },
        ...SUMS.map((name) => ({
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
