import { useCallback, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FieldProblem, Field } from '../../../../ui/Field.tsx';
import { ReorderList } from '../../../../ui/ReorderList.tsx';
import { missingLevels } from './catalogue.ts';
import type { FormatProblems } from './draftProblems.ts';
import { EventRow } from './EventRow.tsx';
import type { ChangeFormat } from './FormatDetail.tsx';
import styles from './EventList.module.css';
import { moveItem, withAllEvents, withEvent, withNewEvent } from './formatEdits.ts';
import type { EventDraft, FormatDraft } from './formatsDraft.ts';
import type { TakenPlacesByEvent } from './FormatsField.tsx';
import { SetAll } from './SetAll.tsx';
import { useStableKeys } from './useStableKeys.ts';
import field from '../../../../ui/Field.module.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

interface EventListProps {
  readonly format: FormatDraft;
  readonly problems: FormatProblems | undefined;
  readonly isChecked: boolean;
  readonly taken: TakenPlacesByEvent | undefined;
  readonly onChange: ChangeFormat;
}

/** A format's events in order: level, duration, capacity. */
export function EventList({ format, problems, isChecked, taken, onChange }: EventListProps) {
  const { t } = useTranslation('formBuilder');
  const { events } = format;
  const isTeam = format.entry === 'team';
  const keys = useStableKeys(events.map(({ id }) => id));
  const missing = missingLevels(format);
  const change = useCallback(
    (id: string, part: Partial<Omit<EventDraft, 'id'>>) => onChange((before) => withEvent(before, id, part)),
    [onChange],
  );
  const remove = useCallback(
    (id: string) =>
      onChange((before) => ({ ...before, events: before.events.filter((event) => event.id !== id) })),
    [onChange],
  );
  const move = useCallback(
    (from: number, to: number) =>
      onChange((before) => ({ ...before, events: moveItem(before.events, from, to) })),
    [onChange],
  );
  return (
    <Stack gap={3} align="start" className={styles.events}>
      <Text as="h4" size="lg">
        {t('events')}
      </Text>
      <FieldProblem id="events-problem" error={isChecked ? problems?.format.events : undefined} />
      {events.length > 1 ? (
        <SetAll
          count={events.length}
          onSet={(values) => onChange((before) => withAllEvents(before, values))}
        />
      ) : null}
      {events.length > 0 ? (
        <Stack
          gap={2}
          soft
          size="xs"
          weight="medium"
          className={styles.heads}
          data-team={isTeam || undefined}
          aria-hidden="true"
        >
          <span>{t('level')}</span>
          <span>{t('time')}</span>
          <span>{t('capacity')}</span>
          {isTeam ? <span>{t('size')}</span> : null}
          {isTeam ? <span>{t('ages')}</span> : null}
        </Stack>
      ) : null}
      <ReorderList
        label={t('eventsOf', { format: format.format })}
        items={events}
        keys={keys}
        nameOf={({ level }) => level || t('nameless')}
        onMove={move}
        dependencies={[isChecked, isTeam, problems, taken]}
      >
        {(event, index) => (
          <EventRow
            event={event}
            index={index}
            count={events.length}
            isTeam={isTeam}
            problems={problems?.events.get(event.id)}
            isChecked={isChecked}
            taken={taken?.get(event.id) ?? 0}
            onChange={change}
            onRemove={remove}
            onMove={move}
          />
        )}
      </ReorderList>
      <AddEvent onAdd={(level) => onChange((before) => withNewEvent(before, level))} />
      {missing.length > 0 ? (
        <Button
          dense
          onClick={() => onChange((before) => ({ ...before, events: [...before.events, ...missing] }))}
        >
          {t('addMissing', { count: missing.length })}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Adds an event by its name; Enter adds it and clears the field for the next. */
function AddEvent({ onAdd }: { readonly onAdd: (level: string) => void }) {
  const { t } = useTranslation('formBuilder');
  const [level, setLevel] = useState('');
  const add = () => {
    if (level.trim() === '') return;
    onAdd(level.trim());
    setLevel('');
  };
  return (
    <Stack gap={2} className={styles.add}>
      <Field label={t('newEvent')}>
        {(control) => (
          <input
            {...control}
            className={field.control}
            maxLength={80}
            autoComplete="off"
            placeholder={t('newEventExample')}
            value={level}
            onChange={(event) => setLevel(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      <Button icon={<Icon name="plus" small />} onClick={add}>
        {t('addEvent')}
      </Button>
    </Stack>
  );
}
