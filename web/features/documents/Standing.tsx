import { useTranslation } from 'react-i18next';
import type { EntryReceipts } from '../../../shared/contract/documents/receipts.ts';
import { PaperStanding } from './PaperStanding.tsx';
import { Button } from '../../ui/Button.tsx';

interface StandingProps {
  readonly documents: EntryReceipts;
  readonly onIssue: () => Promise<void>;
}

/** Whether there is a receipt, whether it still says what is so, and the step that leads to one. */
export function Standing({ documents: { receipts, isCurrent }, onIssue }: StandingProps) {
  const { t } = useTranslation('documents');
  const standing = isCurrent ? 'current' : receipts.length > 0 ? 'outdated' : 'none';
  return (
    <PaperStanding
      isCurrent={isCurrent}
      title={t(`standing.${standing}.title`)}
      text={t(`standing.${standing}.text`)}
      action={
        standing === 'current' ? null : (
          <Button tone="primary" onClick={() => void onIssue()}>
            {t(`standing.${standing}.issue`)}
          </Button>
        )
      }
    />
  );
}
