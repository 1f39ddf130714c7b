import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { EntryReceipts, Receipt } from '../../../shared/contract/receipts.ts';
import { formatInstant } from '../../i18n/formats.ts';
import styles from './Receipts.module.css';

interface DocumentListProps {
  readonly documents: EntryReceipts;
  readonly shown: Receipt;
}

/** Every document of the entry: how it stands now, and each receipt, those that were corrected too. */
export function DocumentList({ documents: { statement, receipts }, shown }: DocumentListProps) {
  const { t } = useTranslation('receipts');
  const [search] = useSearchParams();
  const addressOf = (number: string) => {
    const changed = new URLSearchParams(search);
    changed.set('number', number);
    return `?${changed.toString()}`;
  };
  const detail = ({ issuedAt, correctedBy, competition }: Receipt) =>
    correctedBy === null
      ? formatInstant(issuedAt, competition.timeZone)
      : t('list.correctedBy', { number: correctedBy });
  return (
    <nav className={styles['list']} aria-label={t('list.label')}>
      <ul>
        {receipts.map((receipt) => (
          <li key={receipt.number}>
            <Link
              to={addressOf(String(receipt.number))}
              replace
              aria-current={receipt.number === shown.number ? 'true' : undefined}
            >
              {t('list.receipt', { number: receipt.number })}
              <small>{detail(receipt)}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={addressOf('statement')}
            replace
            aria-current={shown.number === statement.number ? 'true' : undefined}
          >
            {t('list.statement')}
            <small>{t('list.now')}</small>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
