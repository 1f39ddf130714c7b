import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation<'scoring'>>['t'];

/** "Judge 2", or "Referee". */
export const seatName = (t: Translate, seat: string): string =>
  seat === 'referee' ? t('seats.referee') : t('seats.judge', { number: seat.slice('judge'.length) });
