import { useTranslation } from 'react-i18next';
import type { LateFee } from '../../../../shared/contract/competitions/forms.ts';
import { lateFeeAt } from '../../../../shared/domain/fees/lateFee.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { usePresent } from '../../../ui/now.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { momentOrDay } from './readersTime.ts';

interface LateFeeRowsProps {
  readonly lateFees: readonly LateFee[];
  readonly currency: string;
  readonly timeZone: string;
  /** Whether registration is still ahead or open. */
  readonly isAhead: boolean;
}

/** Late fees with their start; the current one is marked. */
export function LateFeeRows({ lateFees, currency, timeZone, isAhead }: LateFeeRowsProps) {
  const { t } = useTranslation('competitionPage');
  const charged = usePresent((now) => (isAhead ? lateFeeAt(lateFees, now)?.from : null) ?? null);
  return lateFees.map(({ from, kind, value }) => (
    <tr key={from}>
      <th scope="row">{t('prices.late', { when: momentOrDay(from, timeZone) })}</th>
      <td>
        {kind === 'percent'
          ? t('prices.latePercent', { percent: value })
          : t('prices.lateAmount', { amount: formatAmount(value, currency, true) })}
      </td>
      <td>{charged === from ? <Pill tone="warn">{t('prices.lateNow')}</Pill> : null}</td>
    </tr>
  ));
}
