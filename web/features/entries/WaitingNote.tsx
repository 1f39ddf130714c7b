import { useTranslation } from 'react-i18next';
import type { EventOption, EventPlaces } from './eventChoice.ts';
import styles from './WaitingNote.module.css';

interface WaitingNoteProps {
  readonly chosen: readonly Pick<EventOption, 'id' | 'label'>[];
  readonly places: ReadonlyMap<string, EventPlaces>;
}

/** What it means to have chosen events that are full; nothing where each has room. */
export function WaitingNote({ chosen, places }: WaitingNoteProps) {
  const { t } = useTranslation('entries');
  const full = chosen.filter(({ id }) => places.get(id)?.left === 0);
  return (
    <div role="status">
      {full.length > 0 ? (
        <p className={styles.note}>
          {t('waitingNote', {
            count: full.length,
            events: full.map(({ label }) => label).join(', '),
          })}
        </p>
      ) : null}
    </div>
  );
}
