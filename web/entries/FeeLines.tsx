import { useTranslation } from 'react-i18next';
import type { Fee } from '../../shared/domain/fees/individualFee.ts';
import { formatAmount } from '../i18n/formats.ts';
import styles from './FeeLines.module.css';

interface FeeLinesProps {
  readonly fee: Fee;
  readonly currency: string;
  readonly totalLabel: string;
}

/** An entry's price line by line, and their sum. */
export function FeeLines({ fee, currency, totalLabel }: FeeLinesProps) {
  const { t } = useTranslation('entryStates');
  return (
    <dl className={styles['lines']}>
      {fee.lines.map(({ order, count, price, amount }) => (
        <div key={order} className={styles['line']}>
          <dt>
            {order === 'additional'
              ? t('line.additional', { count, price: formatAmount(price, currency, true) })
              : t(`line.${order}`)}
          </dt>
          <dd>{formatAmount(amount, currency)}</dd>
        </div>
      ))}
      <div className={styles['total']}>
        <dt>{totalLabel}</dt>
        <dd>
          <output aria-live="polite">{formatAmount(fee.totalPrice, currency)}</output>
        </dd>
      </div>
    </dl>
  );
}
