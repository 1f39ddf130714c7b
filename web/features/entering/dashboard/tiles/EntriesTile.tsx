import { Link } from 'react-router-dom';
import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { DashboardLinks } from '../dashboardLinks.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { StackedBar } from './StackedBar.tsx';
import styles from './tile.module.css';

interface EntriesTileProps {
  readonly dashboard: CompetitionDashboard;
  readonly addresses: DashboardLinks;
}

/** Entries in total and by kind, with links to the lists. */
export function EntriesTile({ dashboard, addresses }: EntriesTileProps) {
  const { t } = useTranslation('dashboard');
  const { skaters, teams, dances, capacity, eventsEntered } = dashboard;
  const entries = skaters + teams + dances;
  const kinds = [
    { kind: 'individual', size: skaters, tone: 'first' },
    { kind: 'team', size: teams, tone: 'second' },
    { kind: 'dance', size: dances, tone: 'third' },
  ] as const;
  return (
    <DashboardCard title={t('entries.title')} small>
      <p className={styles.number}>{formatNumber(entries)}</p>
      <p className={styles.note}>
        {capacity === null
          ? t('entries.eventsEntered', { count: eventsEntered, formatted: formatNumber(eventsEntered) })
          : t('entries.of', { capacity: formatNumber(capacity) })}
      </p>
      <StackedBar
        whole={Math.max(entries, capacity ?? 0)}
        parts={kinds.map(({ kind, size, tone }) => ({
          tone,
          size,
          value: formatNumber(size),
          label: <Link to={addresses[kind]}>{t(`entries.kinds.${kind}`)}</Link>,
        }))}
      />
    </DashboardCard>
  );
}
