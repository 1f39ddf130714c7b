import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import { eventLabel } from '../../../../shared/domain/events/eventId.ts';
import { Pill } from '../../../ui/Pill.tsx';
import styles from './ReceivedEvents.module.css';
import { ReceivedSection } from './ReceivedSection.tsx';

/** Each event with its place, or its position in the waitlist. */
export function ReceivedEvents({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  return (
    <ReceivedSection title={t('events.title')}>
      <ul role="list" className={styles.events}>
        {entry.events.map((event) => (
          <li key={event.id} className={styles.event}>
            <span className={styles.name}>{eventLabel(event.format, event.level)}</span>
            <EventPill event={event} isWithdrawn={entry.state === 'withdrawn'} />
          </li>
        ))}
      </ul>
    </ReceivedSection>
  );
}

interface EventPillProps {
  readonly event: Entry['events'][number];
  readonly isWithdrawn: boolean;
}

function EventPill({ event: { state, waitingPlace }, isWithdrawn }: EventPillProps) {
  const { t } = useTranslation('received');
  if (isWithdrawn) return <Pill tone="neutral">{t('events.withdrawn')}</Pill>;
  if (state === 'confirmed') return <Pill tone="good">{t('events.confirmed')}</Pill>;
  return (
    <Pill tone="info">
      {waitingPlace === null ? t('events.waiting') : t('events.place', { place: waitingPlace })}
    </Pill>
  );
}
