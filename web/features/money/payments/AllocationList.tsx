import { useTranslation } from 'react-i18next';
import type { LedgerEntry } from '../../../../shared/contract/entering/payments/payments.ts';
import type { Allocation } from '../../../../shared/domain/entering/balance/allocationsOf.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
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
    <ul role="list" className={styles.rows} aria-label={t('tray.shares')}>
      {shares.map(({ entryId, amount }) => {
        const entry = entries.find(({ id }) => id === entryId);
        return (
          <li key={entryId} className={styles.row}>
            <span className={styles.words}>
              {entry?.name}
              <span className={styles.quiet}>
                {entry?.paymentReference} · {t('record.amountHint', { amount: openOf(entry, currency) })}
              </span>
            </span>
            <span className={styles.amount}>{formatAmount(amount, currency)}</span>
            {onRemove ? (
              <span className={styles.actions}>
                <Button dense tone="plain" onClick={() => onRemove(entryId)}>
                  {t('tray.remove')}
                </Button>
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

const openOf = (entry: LedgerEntry | undefined, currency: string) =>
  formatAmount(Math.max(0, entry?.balance ?? 0), currency);
