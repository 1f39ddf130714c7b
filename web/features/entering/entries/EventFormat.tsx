import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { clock } from './programmeClock.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { EventOptionGroup, EventAvailability } from './eventChoice.ts';
import styles from './EventPicker.module.css';

/** At this number of places left or fewer, the number is shown. */
const FEW = 20;

interface EventFormatProps {
  readonly group: EventOptionGroup;
  readonly chosen: readonly string[];
  readonly places: ReadonlyMap<string, EventAvailability> | undefined;
  /** The search, after which a format begins open. */
  readonly typed: string;
  /** Whether only one event can be chosen. */
  readonly isOneOf: boolean;
  /** A quieter second line below the format's name. */
  readonly detail?: string | undefined;
  readonly onToggle: (id: string, ticked: boolean) => void;
}

/** One format: closed, its number of events and chosen events; open, a card for each event. */
export function EventFormat(props: EventFormatProps) {
  const { group, chosen, typed, detail } = props;
  const { t } = useTranslation('entries');
  const count = group.events.filter(({ id }) => chosen.includes(id)).length;
  const [isOpen, setIsOpen] = useState(typed !== '' || count > 0);
  const [only, second] = group.events;
  // A search that leaves one event of a format needs no fold.
  if (typed !== '' && only && !second) {
    const about = only.level === typed ? undefined : only.level;
    return <EventChoice {...props} event={only} title={group.format} about={about} />;
  }
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
        <Text as="span" soft size="xs" className={styles.count} data-chosen={count > 0 || undefined}>
          {count > 0 ? t('chosenInFormat', { count }) : t('levels', { count: group.events.length })}
        </Text>
      </summary>
      {isOpen ? (
        <Stack gap={2} className={styles.events}>
          {group.events.map((event) => (
            <EventChoice {...props} key={event.id} event={event} title={event.level} />
          ))}
        </Stack>
      ) : null}
    </details>
  );
}

interface EventChoiceProps extends EventFormatProps {
  readonly event: EventOptionGroup['events'][number];
  readonly title: string;
  /** Details that the title leaves open. */
  readonly about?: string | undefined;
}

/** One event to tick, with its duration and its places where few are left. */
function EventChoice({ event, title, about, chosen, places, isOneOf, onToggle }: EventChoiceProps) {
  const { t } = useTranslation(['entries', 'entryStates']);
  const { id, label, seconds, size } = event;
  const { left, waiting } = places?.get(id) ?? { left: null, waiting: 0 };
  const time = [
    ...(about === undefined ? [] : [about]),
    t('entryStates:seconds', { clock: clock(seconds) }),
    ...(size ? [t('size', { from: size[0], to: size[1] })] : []),
  ].join(' · ');
  const isFew = left !== null && left <= FEW;
  const room = left === 0 ? t('joins', { place: waiting + 1 }) : t('left', { count: left ?? 0 });
  return (
    <CheckboxCard
      name="event"
      isOneOf={isOneOf}
      value={id}
      title={title}
      aria-label={label}
      detail={left === 0 ? room : isFew ? `${time} · ${room}` : time}
      checked={chosen.includes(id)}
      onChange={(change) => onToggle(id, change.target.checked)}
    />
  );
}
