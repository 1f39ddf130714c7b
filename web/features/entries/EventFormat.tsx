import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../entries/clock.ts';
import { CheckboxCard } from '../../ui/CheckboxCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { EventGroup } from './eventChoice.ts';
import styles from './EventPicker.module.css';

interface EventFormatProps {
  readonly group: EventGroup;
  readonly chosen: readonly string[];
  /** Open to begin with: what a search has found. */
  readonly isOpen: boolean;
  readonly onToggle: (id: string, ticked: boolean) => void;
}

/** One format: closed, how many events it has and how many are chosen; open, a card for each. */
export function EventFormat({ group, chosen, isOpen: opensFirst, onToggle }: EventFormatProps) {
  const { t } = useTranslation(['entries', 'entryStates']);
  const count = group.events.filter(({ id }) => chosen.includes(id)).length;
  const [isOpen, setIsOpen] = useState(opensFirst || count > 0);
  return (
    <details
      className={styles['format']}
      data-chosen={count > 0 || undefined}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <Icon name="right" small />
        <span className={styles['name']}>{group.format}</span>
        <span className={styles['count']} data-chosen={count > 0 || undefined}>
          {count > 0 ? t('chosenInFormat', { count }) : t('levels', { count: group.events.length })}
        </span>
      </summary>
      {isOpen ? (
        <div className={styles['events']}>
          {group.events.map(({ id, level, label, seconds }) => (
            <CheckboxCard
              key={id}
              name="event"
              value={id}
              title={level}
              aria-label={label}
              detail={t('entryStates:seconds', { clock: clock(seconds) })}
              checked={chosen.includes(id)}
              onChange={(change) => onToggle(id, change.target.checked)}
            />
          ))}
        </div>
      ) : null}
    </details>
  );
}
