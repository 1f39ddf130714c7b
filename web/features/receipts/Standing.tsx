import { useTranslation } from 'react-i18next';
import type { EntryReceipts } from '../../../shared/contract/receipts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Receipts.module.css';

interface StandingProps {
  readonly documents: EntryReceipts;
  readonly onIssue: () => Promise<void>;
}

/** Whether there is a receipt, whether it still says what is so, and the step that leads to one. */
export function Standing({ documents: { receipts, isCurrent }, onIssue }: StandingProps) {
  const { t } = useTranslation('receipts');
  const standing = isCurrent ? 'current' : receipts.length > 0 ? 'outdated' : 'none';
  return (
    <section className={styles['standing']} data-standing={standing}>
      <h2>
        <Icon name={isCurrent ? 'check' : 'alert'} small />
        {t(`standing.${standing}.title`)}
      </h2>
      <p>{t(`standing.${standing}.text`)}</p>
      {standing === 'current' ? null : (
        <Button tone="primary" onClick={() => void onIssue()}>
          {t(`standing.${standing}.issue`)}
        </Button>
      )}
    </section>
  );
}
