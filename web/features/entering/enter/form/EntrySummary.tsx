import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { type EventOption, FeeLines } from '../../entries/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './EntrySummary.module.css';

interface EntrySummaryProps {
  readonly events: readonly EventOption[];
  readonly fee: Fee;
  readonly currency: string;
  readonly timeZone: string;
  readonly note: ReactNode;
  readonly onRemove: (id: string) => void;
}

/** The chosen events and their price, line by line. */
export function EntrySummary({ events, fee, currency, timeZone, note, onRemove }: EntrySummaryProps) {
  const { t } = useTranslation('entries');
  return (
    <Card as="section" className={styles.summary}>
      <h2 className={styles.title}>{t('yourEntry')}</h2>
      <p className={styles.count}>{t('chosen', { count: events.length })}</p>
      <ul role="list" className={styles.events}>
        {events.map(({ id, label }) => (
          <li key={id} className={styles.event}>
            <span>{label}</span>
            <Button
              tone="plain"
              dense
              aria-label={t('remove', { event: label })}
              icon={<Icon name="close" small />}
              onClick={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
      <FeeLines fee={fee} currency={currency} timeZone={timeZone} totalLabel={t('total')} />
      {note}
    </Card>
  );
}
