import { useTranslation } from 'react-i18next';
import type { EntryReceipts } from '../../../../shared/contract/money/documents/receipts.ts';
import { DocumentStatus } from './DocumentStatus.tsx';
import { Button } from '../../../ui/Button.tsx';

interface ReceiptStatusProps {
  readonly documents: EntryReceipts;
  readonly onIssue: () => Promise<void>;
}

/** Shows whether the newest receipt is up to date, and issues the next. */
export function ReceiptStatus({ documents: { receipts, isCurrent }, onIssue }: ReceiptStatusProps) {
  const { t } = useTranslation('documents');
  const status = isCurrent ? 'current' : receipts.length > 0 ? 'outdated' : 'none';
  return (
    <DocumentStatus
      status={status}
      title={t(`standing.${status}.title`)}
      text={status === 'outdated' ? t('standing.outdated.text') : undefined}
      action={
        status === 'current' ? null : (
          <Button tone={status === 'none' ? 'quiet' : 'primary'} onClick={() => void onIssue()}>
            {t(`standing.${status}.issue`)}
          </Button>
        )
      }
    />
  );
}
