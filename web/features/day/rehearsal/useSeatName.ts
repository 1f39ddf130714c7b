import { useTranslation } from '../../../i18n/useTranslation.ts';

/** "Judge 2" for `judge2`. */
export function useRehearsedSeatName(): (seat: string) => string {
  const { t } = useTranslation('seats');
  return (seat) => (seat === 'referee' ? t('referee') : t('judge', { number: seat.replace('judge', '') }));
}
