import { useTranslation } from 'react-i18next';
import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { lateFeeAt } from '../../../../../shared/domain/entering/fees/lateFee.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { usePresent } from '../../../../ui/now.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import styles from './PricesSection.module.css';
import { momentOrDay } from './readersTime.ts';

interface LateFeesProps {
  readonly lateFees: readonly LateFee[];
  readonly currency: string;
  readonly timeZone: string;
  /** Whether registration is still ahead or open. */
  readonly isAhead: boolean;
}

/** Late fees with their start; the current one is marked. */
export function LateFees({ lateFees, currency, timeZone, isAhead }: LateFeesProps) {
  const { t } = useTranslation('competitionPage');
  const charged = usePresent((now) => (isAhead ? lateFeeAt(lateFees, now)?.from : null) ?? null);
  if (lateFees.length === 0) return null;
  return (
    <div>
      <dt>{t('prices.late')}</dt>
      {lateFees.map(({ from, kind, value }) => (
        <dd key={from}>
          <strong className={styles.amount}>
            {kind === 'percent'
              ? t('prices.latePercent', { percent: value })
              : t('prices.lateAmount', { amount: formatAmount(value, currency, true) })}
          </strong>{' '}
          {t('prices.lateFrom', { when: momentOrDay(from, timeZone) })}{' '}
          {charged === from ? <Pill tone="warn">{t('prices.lateNow')}</Pill> : null}
        </dd>
      ))}
    </div>
  );
}
