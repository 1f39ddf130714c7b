import { useTranslation } from 'react-i18next';

/** "Judge 2" for `judge2`. */
export function useRehearsedSeatName(): (seat: string) => string {
  const { t } = useTranslation('seats');
  return (seat) => (seat === 'referee' ? t('referee') : t('judge', { number: seat.replace('judge', '') }));
}
