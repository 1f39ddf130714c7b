import type { useTranslation } from '../../../i18n/useTranslation.ts';

type Translate = ReturnType<typeof useTranslation<'scoring'>>['t'];

/** "Judge 2", or "Referee". */
export const seatName = (t: Translate, seat: string): string =>
  seat === 'referee' ? t('seats.referee') : t('seats.judge', { number: seat.slice('judge'.length) });
