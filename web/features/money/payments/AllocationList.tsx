import type { LedgerEntry } from '../../../../shared/contract/entering/payments/payments.ts';
import type { Allocation } from '../../../../shared/domain/entering/balance/allocationsOf.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './bankImport/Statement.module.css';

interface AllocationListProps {
  readonly shares: readonly Allocation[];
  readonly entries: readonly LedgerEntry[];
  readonly currency: string;
  readonly onRemove?: (entryId: string) => void;
}

export function AllocationList({ shares, entries, currency, onRemove }: AllocationListProps) {
  const { t } = useTranslation('payments');
  if (shares.length === 0) return null;
  return (
    <Stack role="list" as="ul" gap={2} minContent className={styles.rows} aria-label={t('tray.shares')}>
      {shares.map(({ entryId, amount }) => {
        const entry = entries.find(({ id }) => id === entryId);
        return (
          <Stack
            key={entryId}
            as="li"
            gap={2}
            columnGap={5}
            frame="panel"
            pad={3}
            padInline={4}
            className={styles.row}
          >
            <Stack as="span" minContent breaks>
              {entry?.name}
              <span className={styles.quiet}>
                {entry?.paymentReference} · {t('record.amountHint', { amount: openOf(entry, currency) })}
              </span>
            </Stack>
            <Text as="span" weight="strong" figures className={styles.amount}>
              {formatAmount(amount, currency)}
            </Text>
            {onRemove ? (
              <Row as="span" gap={2} align="center" className={styles.actions}>
                <Button dense tone="plain" onClick={() => onRemove(entryId)}>
                  {t('tray.remove')}
                </Button>
              </Row>
            ) : null}
          </Stack>
        );
      })}
    </Stack>
  );
}

const openOf = (entry: LedgerEntry | undefined, currency: string) =>
  formatAmount(Math.max(0, entry?.balance ?? 0), currency);
