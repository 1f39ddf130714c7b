import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from './programmeClock.ts';
import { CheckboxCard } from '../../ui/CheckboxCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { EventOptionGroup, EventAvailability } from './eventChoice.ts';
import styles from './EventPicker.module.css';

/** At this number of places left or fewer, the number is shown. */
const FEW = 20;

interface EventFormatProps {
  readonly group: EventOptionGroup;
  readonly chosen: readonly string[];
  readonly places: ReadonlyMap<string, EventAvailability> | undefined;
  /** Whether the format begins open, as after a search. */
  readonly isOpen: boolean;
  /** Whether only one event can be chosen. */
  readonly isOneOf: boolean;
  /** A quieter second line below the format's name. */
  readonly detail?: string | undefined;
  readonly onToggle: (id: string, ticked: boolean) => void;
}

/** One format: closed, its number of events and chosen events; open, a card for each event. */
export function EventFormat(props: EventFormatProps) {
  const { group, chosen, places, isOpen: opensFirst, isOneOf, detail, onToggle } = props;
  const { t } = useTranslation(['entries', 'entryStates']);
  const roomText = (time: string, left: number | null, waiting: number) => {
    if (left === 0) return t('joins', { place: waiting + 1 });
    return left === null || left > FEW ? time : `${time} · ${t('left', { count: left })}`;
  };
  const count = group.events.filter(({ id }) => chosen.includes(id)).length;
  const [isOpen, setIsOpen] = useState(opensFirst || count > 0);
  return (
    <details
      className={styles.format}
      data-chosen={count > 0 || undefined}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="right" small />
        <span className={styles.name}>
          {group.format}
          {detail ? <span className={styles.detail}>{detail}</span> : null}
        </span>
        <span className={styles.count} data-chosen={count > 0 || undefined}>
          {count > 0 ? t('chosenInFormat', { count }) : t('levels', { count: group.events.length })}
        </span>
      </summary>
      {isOpen ? (
        <div className={styles.events}>
          {group.events.map(({ id, level, label, seconds, size }) => {
            const { left, waiting } = places?.get(id) ?? { left: null, waiting: 0 };
            const time = [
              t('entryStates:seconds', { clock: clock(seconds) }),
              ...(size ? [t('size', { from: size[0], to: size[1] })] : []),
            ].join(' · ');
            return (
              <CheckboxCard
                key={id}
                name="event"
                isOneOf={isOneOf}
                value={id}
                title={level}
                aria-label={label}
                detail={roomText(time, left, waiting)}
                checked={chosen.includes(id)}
                onChange={(change) => onToggle(id, change.target.checked)}
              />
            );
          })}
        </div>
      ) : null}
    </details>
  );
}
