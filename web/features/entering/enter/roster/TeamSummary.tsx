import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { FeeLines } from '../../entries/index.ts';
import { Card } from '../../../../ui/Card.tsx';
import styles from '../form/EntrySummary.module.css';

interface TeamSummaryProps {
  /** The event's label. */
  readonly event: string;
  readonly alternates: number;
  readonly fee: Fee;
  readonly currency: string;
  readonly timeZone: string;
  readonly note: ReactNode;
}

/** The team's event and its price, line by line. */
export function TeamSummary({ event, alternates, fee, currency, timeZone, note }: TeamSummaryProps) {
  const { t } = useTranslation(['groupEntries', 'entries']);
  return (
    <Card as="section" className={styles.summary}>
      <h2 className={styles.title}>{t('entries:yourEntry')}</h2>
      <p className={styles.count}>{event}</p>
      <FeeLines fee={fee} currency={currency} timeZone={timeZone} totalLabel={t('entries:total')} />
      {alternates > 0 ? <p className={styles.note}>{t('price.alternates', { count: alternates })}</p> : null}
      {note}
    </Card>
  );
}
