import type { Availability } from '../../../../../shared/contract/planning/judges.ts';
import { formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DayWindows } from '../DayWindows.tsx';

interface DayTimesProps {
  readonly days: readonly string[];
  readonly available: Availability;
  readonly onChange: (available: Availability) => void;
}

/** When the judge can sit, in the judge's own words. */
export function DayTimes(props: DayTimesProps) {
  const { t } = useTranslation('judging');
  return (
    <DayWindows
      {...props}
      words={{
        title: t('times.title'),
        always: t('times.always'),
        some: t('times.some'),
        day: (day) => formatWeekday(day),
        from: (day) => t('times.from', { day: formatWeekday(day) }),
        until: (day) => t('times.until', { day: formatWeekday(day) }),
        away: t('times.away'),
      }}
    />
  );
}
