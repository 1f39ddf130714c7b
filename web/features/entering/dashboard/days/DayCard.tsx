import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import type { DayCount } from '../../../../../shared/domain/entering/capacity/entryCounts.ts';
import {
  entrySeries,
  type EntrySeries,
} from '../../../../../shared/domain/entering/competitions/entrySeries.ts';
import { currentTime } from '../../../../clock.ts';
import { formatNumber, formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from './DayChart.module.css';
import { DayChart } from './DayChart.tsx';
import { seriesStepLabel } from './seriesStepLabel.ts';

interface DayCardProps {
  readonly competition: Competition;
  readonly counts: readonly DayCount[];
}

/** Entries by day, from the opening to the closing or today. */
export function DayCard({ competition, counts }: DayCardProps) {
  const { t } = useTranslation('dashboard');
  const now = currentTime();
  const series = entrySeries(counts, competition, now);
  if (series.steps.length === 0) return null;
  const title = t(series.step === 'week' ? 'days.weeksTitle' : 'days.title');
  return (
    <DashboardCard
      title={title}
      aside={<Highlights series={series} today={dayIn(now, competition.timeZone)} />}
    >
      <DayChart series={series} label={title} />
      <DayTable series={series} label={title} />
    </DashboardCard>
  );
}

/** The busiest day and today. */
function Highlights({ series, today }: { readonly series: EntrySeries; readonly today: string }) {
  const { t } = useTranslation('dashboard');
  const { step, steps } = series;
  const most = steps.reduce((best, one) => (one.entries > best.entries ? one : best));
  const last = steps.at(-1);
  return (
    <Text soft size="sm" className={styles.highlights}>
      <span>
        {t(step === 'week' ? 'days.mostInWeek' : 'days.most', {
          day: formatWeekday(most.from),
          formatted: formatNumber(most.entries),
        })}
      </span>
      {step === 'day' && last?.from === today ? (
        <span>{t('days.today', { formatted: formatNumber(last.entries) })}</span>
      ) : null}
    </Text>
  );
}

/** The chart's numbers as a table, the latest first. */
function DayTable({ series, label }: { readonly series: EntrySeries; readonly label: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <details className={styles.table}>
      <summary>{t('days.table')}</summary>
      <div className={styles.rows} role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(series.step === 'week' ? 'days.weekHeading' : 'days.day')}</th>
              <th scope="col">{t('days.entries')}</th>
            </tr>
          </thead>
          <tbody>
            {series.steps.toReversed().map((step) => (
              <tr key={step.from}>
                <th scope="row">{seriesStepLabel(step)}</th>
                <td>{formatNumber(step.entries)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
