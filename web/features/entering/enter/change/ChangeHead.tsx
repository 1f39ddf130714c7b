import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { EntryPill, PaymentPill } from '../../entries/index.ts';
import { formatDays } from '../../../../i18n/formats.ts';
import { Card } from '../../../../ui/Card.tsx';
import type { OpenedChange } from './openedChange.ts';
import styles from './ChangeHead.module.css';

interface ChangeHeadProps {
  readonly change: OpenedChange;
  readonly competition: Competition;
}

export function ChangeHead({ change: { entry }, competition }: ChangeHeadProps) {
  const { t } = useTranslation('entryChanges');
  const { name, startDate, endDate, accent } = competition;
  return (
    <Card as="section" flush accent={accent}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {t('title')}
          <span className={styles.name}>{entry.name}</span>
        </h1>
        <p>
          {name} · {formatDays(startDate, endDate)}
        </p>
        <p className={styles.standing}>
          <EntryPill state={entry.state} />
          {entry.state === 'withdrawn' ? null : <PaymentPill state={entry.paymentState} />}
          <span>{entry.paymentReference}</span>
        </p>
      </div>
    </Card>
  );
}
