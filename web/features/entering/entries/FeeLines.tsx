import type { Fee, FeeLine } from '../../../../shared/domain/entering/fees/fee.ts';
import { formatAmount, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './FeeLines.module.css';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';

interface FeeLinesProps {
  readonly fee: Fee;
  readonly currency: string;
  /** The venue's time zone: a late fee is named with its day there. */
  readonly timeZone: string;
  /** Left out where the page shows the total elsewhere. */
  readonly totalLabel?: string;
}

export function FeeLines({ fee, currency, timeZone, totalLabel }: FeeLinesProps) {
  return (
    <Stack as="dl" gap={2} minContent size="sm">
      {fee.lines.map((line) => (
        <Row key={keyOf(line)} gap={4} justify="between" wrap={false} figures className={styles.line}>
          <dt>
            <LineName line={line} currency={currency} timeZone={timeZone} />
          </dt>
          <dd>{formatAmount(line.amount, currency)}</dd>
        </Row>
      ))}
      {totalLabel === undefined ? null : (
        <Row
          gap={4}
          align="baseline"
          justify="between"
          wrap={false}
          weight="strong"
          figures
          className={styles.total}
        >
          <dt>{totalLabel}</dt>
          <dd>
            <output aria-live="polite">{formatAmount(fee.totalPrice, currency)}</output>
          </dd>
        </Row>
      )}
    </Stack>
  );
}

/** An entry has several lines of one kind only for prices of their own. */
const keyOf = (line: FeeLine) => (line.order === 'own' ? `${line.format} ${String(line.price)}` : line.order);

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
  if (line.order === 'own') {
    const { format, count, price } = line;
    return count === 1
      ? format
      : t('line.own', { format, count, price: formatAmount(price, currency, true) });
  }
  if (line.order !== 'additional' && line.order !== 'teamSkater') return t(`line.${line.order}`);
  const { count, price } = line;
  return t(`line.${line.order}`, { count, price: formatAmount(price, currency, true) });
}
