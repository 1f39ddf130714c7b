import { useTranslation } from '../../../i18n/useTranslation.ts';

/** `Judge 2` of the seat `judge2`. */
export function useSeatName(): (seat: string) => string {
  const { t } = useTranslation('judge');
  return (seat) =>
    seat === 'referee' ? t('seat.referee') : t('seat.judge', { number: seat.replace(/\D+/g, '') });
}
