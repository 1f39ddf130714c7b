import { formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** Seconds as "5 h 06 min", "45 min" or "3 h": whole minutes, rounded up. */
export function useDuration() {
  const { t } = useTranslation('ice');
  return (seconds: number): string => {
    const all = Math.ceil(seconds / 60);
    const hours = formatNumber(Math.floor(all / 60));
    const minutes = all % 60;
    if (all < 60) return t('duration.minutes', { minutes });
    if (minutes === 0) return t('duration.hours', { hours });
    return t('duration.both', { hours, minutes: String(minutes).padStart(2, '0') });
  };
}
