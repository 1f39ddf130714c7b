import { useState } from 'react';
import type { Ref } from 'react';
import { Box } from '../../../ui/Box.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import field from '../../../ui/Field.module.css';
import { Field, FieldProblem } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { EventOptionGroup, EventAvailability, EventOption } from './eventChoice.ts';
import { eventsAtLevel, matchingEvents } from './eventChoice.ts';
import { EventFormat } from './EventFormat.tsx';
import styles from './EventPicker.module.css';

interface EventPickerProps {
  readonly groups: readonly EventOptionGroup[];
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  /** Availability by event, where it is known. */
  readonly places?: ReadonlyMap<string, EventAvailability>;
  readonly error?: string | undefined;
  /** Whether only one event can be chosen. */
  readonly isOneOf?: boolean;
  /** The skater's level, by which the events are filtered until a search is typed. */
  readonly level?: string;
  /** A second line for each format. */
  readonly detailOf?: (group: EventOptionGroup) => string;
  /** Gets the focus when no event is chosen. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** The form's events as cards by format, with a search. */
export function EventPicker(props: EventPickerProps) {
  const { groups, value, onChange, places, error, isOneOf = false, level = '', detailOf, ref } = props;
  const { t } = useTranslation('entries');
  const [searched, setSearched] = useState<string | null>(null);
  const atLevel = searched === null ? eventsAtLevel(groups, level) : [];
  const typed = searched ?? (atLevel.length > 0 ? level : '');
  const found = atLevel.length > 0 ? atLevel : matchingEvents(groups, typed);
  const toggle = (id: string, ticked: boolean) => {
    if (isOneOf) {
      onChange([id]);
      return;
    }
    onChange(ticked ? [...value, id] : value.filter((one) => one !== id));
  };
  return (
    <Stack
      gap={2}
      role="group"
      aria-label={t(isOneOf ? 'oneEvent' : 'event')}
      aria-describedby="event-problem"
    >
      <Field label={t('findEvent')}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="search"
            className={field.control}
            aria-invalid={error ? true : undefined}
            value={typed}
            onChange={(event) => setSearched(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <FieldProblem id="event-problem" error={error} />
      {found.length === 0 ? <p role="status">{t('noEvent', { typed })}</p> : null}
      <Stack gap={2} className={styles.formats}>
        {found.map((group) => (
          <EventFormat
            key={`${group.format} ${typed.trim() === ''}`}
            group={group}
            chosen={value}
            places={places}
            typed={typed.trim()}
            isOneOf={isOneOf}
            detail={detailOf?.(group)}
            onToggle={toggle}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface WaitlistNoteProps {
  readonly chosen: readonly Pick<EventOption, 'id' | 'label'>[];
  readonly places: ReadonlyMap<string, EventAvailability>;
}

/** Explains the waitlist if a chosen event is full. */
export function WaitlistNote({ chosen, places }: WaitlistNoteProps) {
  const { t } = useTranslation('entries');
  const full = chosen.filter(({ id }) => places.get(id)?.left === 0);
  return (
    <div role="status">
      {full.length > 0 ? (
        <Box as="p" round="control" background="info" pad={3} tone="info" size="sm">
          {t('waitingNote', {
            count: full.length,
            events: full.map(({ label }) => label).join(', '),
          })}
        </Box>
      ) : null}
    </div>
  );
}
