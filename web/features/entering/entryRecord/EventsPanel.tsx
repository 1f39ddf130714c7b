import { useTranslation } from 'react-i18next';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { clock } from '../entries/index.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { Pill } from '../../../ui/Pill.tsx';
import styles from './EventsPanel.module.css';

/** The entry's events with place or waitlist position, duration and price. */
export function EventsPanel({ record }: { readonly record: EntryRecord }) {
  const { t } = useTranslation(['entryRecord', 'entryStates']);
  const { events, currency } = record;
  return (
    <DashboardCard title={t('events.title')} aside={t('events.count', { count: events.length })}>
      <ul role="list" className={styles.events}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <span className={styles.name}>{eventLabel(event.format, event.level)}</span>
            <span className={styles.price}>{formatAmount(event.price, currency)}</span>
            <span className={styles.detail}>
              {t('entryStates:seconds', { clock: clock(event.seconds) })}
              {event.state === 'waiting' && record.state !== 'withdrawn' ? (
                <Pill tone="info">
                  {event.waitingPlace === null
                    ? t('entryStates:state.waiting')
                    : t('events.place', { place: event.waitingPlace })}
                </Pill>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
