import { useId, type ReactNode } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { formatShare } from '../../../../i18n/adminFormats.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
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

interface RinkGaugeProps {
  /** The used share of the ice: 1 is all, more is too much. */
  readonly share: number;
  /** The share as text, in the middle. */
  readonly children: ReactNode;
}

/** A rink from above (60 by 26 metres, by the rules) that fills from one end. */
function RinkGauge({ share, children }: RinkGaugeProps) {
  const boards = useId();
  const isOver = share > 1;
  return (
    <div className={styles.gauge} data-over={isOver || undefined}>
      <svg viewBox="0 0 242 106" aria-hidden="true">
        <clipPath id={boards}>
          <rect x="1" y="1" width="240" height="104" rx="34" />
        </clipPath>
        <g clipPath={`url(#${boards})`}>
          <rect className={styles.ice} width="242" height="106" />
          <rect className={styles.used} width={1 + Math.min(1, share) * 240} height="106" />
          <path className={styles.lines} d="M121 0v106M85 0v106M157 0v106M17 0v106M225 0v106" />
          <circle className={styles.lines} cx="121" cy="53" r="25" />
          {isOver ? null : <path className={styles.edge} d={`M${1 + share * 240} 0v106`} />}
        </g>
        <rect className={styles.boards} x="1" y="1" width="240" height="104" rx="34" />
      </svg>
      <strong className={styles.share}>{children}</strong>
    </div>
  );
}

/** Formats with an ice limit of their own, and the ice they use. */
function FormatIce({ formats }: { readonly formats: CompetitionDashboard['formatIce'] }) {
  const { t } = useTranslation('dashboard');
  if (formats.length === 0) return null;
  return (
    <ul role="list" className={styles.legend}>
      {formats.map(({ format, iceMinutes, usedSeconds }) => {
        const used = Math.ceil(usedSeconds / 60);
        return (
          <li key={format}>
            <span className={styles.line}>
              <span>{format}</span>
              <span />
              <span className={styles.amount}>
                {t('ice.ofFormat', { used: formatNumber(used), available: formatNumber(iceMinutes) })}
              </span>
            </span>
            <svg className={styles.thin} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" rx="3" />
              <rect
                className={used > iceMinutes ? styles.beyond : styles.first}
                width={`${Math.min(1, used / iceMinutes) * 100}%`}
                height="100%"
                rx="3"
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
