import { useTranslation } from 'react-i18next';
import type { EntryReceipts, Receipt } from '../../../../shared/contract/money/documents/receipts.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { DocumentLinks } from './DocumentLinks.tsx';

interface DocumentListProps {
  readonly documents: EntryReceipts;
  readonly shown: Receipt;
}

/** The entry's statement and all its receipts, corrected ones too. */
export function DocumentList({ documents: { statement, receipts }, shown }: DocumentListProps) {
  const { t } = useTranslation('documents');
  const detail = ({ issuedAt, correctedBy, competition }: Receipt) =>
    correctedBy === null
      ? formatInstant(issuedAt, competition.timeZone)
      : t('list.correctedBy', { number: correctedBy });
  return (
    <DocumentLinks
      label={t('list.label')}
      documents={[
        ...receipts.map((receipt) => ({
          name: String(receipt.number),
          label: t('list.receipt', { number: receipt.number }),
          detail: detail(receipt),
          isShown: receipt.number === shown.number,
        })),
        {
          name: 'statement',
          label: t('list.statement'),
          detail: t('list.now'),
          isShown: shown.number === statement.number,
        },
      ]}
    />
  );
}
