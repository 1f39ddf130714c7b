import { useTranslation } from 'react-i18next';
import { formatAmount, formatList } from '../../../../i18n/formats.ts';
import { countNames, type DueEntry } from './familyDue.ts';
import styles from './PayCard.module.css';

interface DueListProps {
  readonly entries: readonly DueEntry[];
  readonly currency: string;
}

/** Who one transfer pays for, each with the amount. */
export function DueList({ entries, currency }: DueListProps) {
  const { t } = useTranslation('pay');
  const names = useDueNames(entries);
  return (
    <>
      <p>{t('card.for', { names })}</p>
      <ul role="list" className={styles.entries}>
        {entries.map(({ id, name, balance }) => (
          <li key={id} className={styles.entry}>
            <span>{name}</span>
            <span className={styles.amount}>{formatAmount(balance, currency, true)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "2 skaters and 1 team". */
export function useDueNames(entries: readonly DueEntry[]): string {
  const { t } = useTranslation('pay');
  const count = countNames(entries);
  const kinds = (['individual', 'team', 'dance'] as const).filter((kind) => count[kind] > 0);
  return formatList(kinds.map((kind) => t(`count.${kind}`, { count: count[kind] })));
}
