import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** Places by the judges, or tenths. */
export const unitOf = ({ rules }: Pick<CorrectableFlight, 'rules'>) =>
  rules.system.system === 'majority' ? 'place' : 'tenths';

/** "Judge 2, Kim Frost", or "Referee". */
export function useSeatOfSheet({ sheets }: Pick<CorrectableFlight, 'sheets'>): (seat: string) => string {
  const { t } = useTranslation('corrections');
  return (seat) => {
    const judge = sheets.find((one) => one.seat === seat)?.name;
    const place = seat === 'referee' ? t('referee') : t('judge', { number: seat.slice('judge'.length) });
    return judge ? `${place}, ${judge}` : place;
  };
}
