import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { tenthsText } from '../../../../shared/domain/day/sheets/markText.ts';
import type { MarkRange } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** Places by the judges, or tenths. */
export const unitOf = ({ rules }: Pick<CorrectableFlight, 'rules'>): 'place' | 'tenths' =>
  rules.system.system === 'majority' ? 'place' : 'tenths';

/** The limits of a range as texts: 7.0 and 7.6. */
export const rangeText = ({ least, most }: MarkRange) => ({
  least: tenthsText(least),
  most: tenthsText(most),
});

/** "Judge 2, Kim Frost", or "Referee". */
export function useSeatOfSheet({ sheets }: Pick<CorrectableFlight, 'sheets'>): (seat: string) => string {
  const { t } = useTranslation('corrections');
  return (seat) => {
    const judge = sheets.find((one) => one.seat === seat)?.name;
    const place = seat === 'referee' ? t('referee') : t('judge', { number: seat.slice('judge'.length) });
    return judge ? `${place}, ${judge}` : place;
  };
}
