import { useTranslation } from 'react-i18next';
import type { Fee, FeeLine } from '../../../shared/domain/fees/fee.ts';
import { formatAmount, formatInstant } from '../../i18n/formats.ts';
import styles from './FeeLines.module.css';

interface FeeLinesProps {
  readonly fee: Fee;
  readonly currency: string;
  /** The venue's time zone: a late fee is named with its day there. */
  readonly timeZone: string;
  readonly totalLabel: string;
}

export function FeeLines({ fee, currency, timeZone, totalLabel }: FeeLinesProps) {
  return (
    <dl className={styles.lines}>
      {fee.lines.map((line) => (
        <div key={line.order} className={styles.line}>
          <dt>
            <LineName line={line} currency={currency} timeZone={timeZone} />
          </dt>
          <dd>{formatAmount(line.amount, currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>
          <output aria-live="polite">{formatAmount(fee.totalPrice, currency)}</output>
        </dd>
      </div>
    </dl>
  );
}

interface LineNameProps {
  readonly line: FeeLine;
  readonly currency: string;
  readonly timeZone: string;
}

function LineName({ line, currency, timeZone }: LineNameProps) {
  const { t } = useTranslation('entryStates');
  if (line.order === 'late') {
    const when = formatInstant(line.from, timeZone);
    return line.kind === 'percent'
      ? t('line.latePercent', { percent: line.value, when })
      : t('line.late', { when });
  }
  if (line.order !== 'additional' && line.order !== 'teamSkater') return t(`line.${line.order}`);
  const { count, price } = line;
  return t(`line.${line.order}`, { count, price: formatAmount(price, currency, true) });
}
