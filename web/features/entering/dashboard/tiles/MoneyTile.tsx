import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { formatShare } from '../../../../i18n/adminFormats.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import type { DashboardLinks } from '../dashboardLinks.ts';
import { StackedBar } from './StackedBar.tsx';
import styles from './tile.module.css';

interface MoneyTileProps {
  readonly dashboard: CompetitionDashboard;
  readonly addresses: DashboardLinks;
}

export function MoneyTile({ dashboard, addresses }: MoneyTileProps) {
  const { t } = useTranslation('dashboard');
  const { charged, paid, currency } = dashboard;
  const amount = (value: number) => formatAmount(value, currency, true);
  if (charged === 0 && paid === 0) {
    return (
      <DashboardCard title={t('money.title')} small>
        <p className={styles.number}>{amount(0)}</p>
        <p className={styles.note}>{t('money.none')}</p>
      </DashboardCard>
    );
  }
  const due = charged - paid;
  const rest =
    due >= 0
      ? { tone: 'due' as const, label: t('money.due'), size: due, value: amount(due) }
      : { tone: 'due' as const, label: t('money.over'), size: -due, value: amount(-due) };
  return (
    <DashboardCard title={t('money.title')} small>
      <p className={styles.number}>{amount(charged)}</p>
      <p className={styles.note}>{t('money.charged')}</p>
      <StackedBar
        whole={Math.max(charged, paid)}
        parts={[
          { tone: 'first', label: t('money.paid'), size: Math.min(paid, charged), value: amount(paid) },
          rest,
        ]}
      />
      <p className={styles.note}>
        {t('money.paidShare', { share: formatShare(charged === 0 ? 1 : Math.min(1, paid / charged)) })}
      </p>
      {due > 0 ? (
        <div className={styles.foot}>
          <LinkButton to={addresses.due} tone="plain" dense>
            {t('money.see')}
          </LinkButton>
        </div>
      ) : null}
    </DashboardCard>
  );
}
