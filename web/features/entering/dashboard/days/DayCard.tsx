import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import {
  entrySeries,
  type EntrySeries,
} from '../../../../../shared/domain/entering/competitions/entrySeries.ts';
import type { DayCount } from '../../../../../shared/domain/entering/capacity/entryCounts.ts';
import { dayIn } from '../../../../../shared/domain/core/registration/timeZone.ts';
import { currentTime } from '../../../../clock.ts';
import { formatNumber, formatWeekday } from '../../../../i18n/formats.ts';
import { DayChart } from './DayChart.tsx';
import chart from './DayChart.module.css';
import { DayTable } from './DayTable.tsx';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';

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
    <p className={chart.highlights}>
      <span>
        {t(step === 'week' ? 'days.mostInWeek' : 'days.most', {
          day: formatWeekday(most.from),
          formatted: formatNumber(most.entries),
        })}
      </span>
      {step === 'day' && last?.from === today ? (
        <span>{t('days.today', { formatted: formatNumber(last.entries) })}</span>
      ) : null}
    </p>
  );
}
