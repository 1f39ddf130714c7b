import { useTranslation } from 'react-i18next';
import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { formatAmount, formatInstant } from '../../../../i18n/formats.ts';
import { usePresent } from '../../../../ui/now.ts';
import styles from './EntrySummary.module.css';

interface LateFeeNoticeProps {
  readonly lateFees: readonly LateFee[];
  readonly currency: string;
  readonly timeZone: string;
}

/** Announces the next late fee, until which today's price holds. */
export function LateFeeNotice({ lateFees, currency, timeZone }: LateFeeNoticeProps) {
  const { t } = useTranslation('entries');
  const begins = usePresent(
    (now) => lateFees.find(({ from }) => Date.parse(from) > now.getTime())?.from ?? null,
  );
  const next = lateFees.find(({ from }) => from === begins);
  if (!next) return null;
  const when = formatInstant(next.from, timeZone);
  return (
    <p className={styles.note}>
      {next.kind === 'percent'
        ? t('lateFee.percent', { percent: next.value, when })
        : t('lateFee.amount', { amount: formatAmount(next.value, currency, true), when })}
    </p>
  );
}
