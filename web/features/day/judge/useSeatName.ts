import { useTranslation } from '../../../i18n/useTranslation.ts';

/** `Judge 2` of the seat `judge2`. */
export function useSeatName(): (seat: string) => string {
  const { t } = useTranslation('judge');
  return (seat) =>
    seat === 'referee' ? t('seat.referee') : t('seat.judge', { number: seat.replace(/\D+/g, '') });
}

/** `09:05` of `09:05:30`; after midnight the clock begins again. */
export function sheetClock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
}
