import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { formatShare } from '../../../../i18n/adminFormats.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { FormatIce } from './FormatIce.tsx';
import { RinkGauge } from './RinkGauge.tsx';
import styles from './tile.module.css';

interface IceTileProps {
  readonly competition: Competition;
  readonly dashboard: CompetitionDashboard;
}

export function IceTile({ competition, dashboard }: IceTileProps) {
  const { t } = useTranslation('dashboard');
  const { iceSeconds, iceMinutes } = dashboard;
  const used = Math.ceil(iceSeconds / 60);
  const counted = (minutes: number) => ({ count: minutes, formatted: formatNumber(minutes) });
  if (iceMinutes === null) {
    const days = daysOf(competition);
    return (
      <DashboardCard title={t('ice.title')} small>
        <RinkGauge share={0}>{t('ice.unknown', { formatted: formatNumber(used) })}</RinkGauge>
        <p>{t('ice.aDay', { count: days, formatted: formatNumber(Math.ceil(used / days)) })}</p>
        <p className={styles.note}>
          {t(dashboard.formatIce.length > 0 ? 'ice.limitedFormats' : 'ice.unknownText')}
        </p>
        <FormatIce formats={dashboard.formatIce} />
      </DashboardCard>
    );
  }
  const left = iceMinutes - used;
  return (
    <DashboardCard title={t('ice.title')} small>
      <RinkGauge share={used / iceMinutes}>{formatShare(used / iceMinutes)}</RinkGauge>
      <p>{t('ice.minutes', { used: formatNumber(used), available: formatNumber(iceMinutes) })}</p>
      <p className={styles.pills}>
        {left < 0 ? (
          <Pill tone="bad">{t('ice.over', counted(-left))}</Pill>
        ) : (
          <Pill tone={used / iceMinutes >= 0.9 ? 'warn' : 'neutral'}>{t('ice.left', counted(left))}</Pill>
        )}
      </p>
      <FormatIce formats={dashboard.formatIce} />
    </DashboardCard>
  );
}

/** Competition days, both ends included. */
function daysOf({ startDate, endDate }: Competition): number {
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
}
