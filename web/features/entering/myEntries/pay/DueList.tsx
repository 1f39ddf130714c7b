import { formatAmount, formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { countNames, type DueEntry } from './familyDue.ts';
import styles from './PayCard.module.css';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';

interface DueListProps {
  readonly entries: readonly DueEntry[];
  readonly currency: string;
}

/** The entries that one transfer pays, each with the amount. */
export function DueList({ entries, currency }: DueListProps) {
  const { t } = useTranslation('pay');
  const names = useDueNames(entries);
  return (
    <>
      <p>{t('card.for', { names })}</p>
      <Stack role="list" as="ul" minContent soft size="sm">
        {entries.map(({ id, name, balance }) => (
          <Row key={id} as="li" gap={4} justify="between" wrap={false} breaks>
            <span>{name}</span>
            <span className={styles.amount}>{formatAmount(balance, currency, true)}</span>
          </Row>
        ))}
      </Stack>
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
