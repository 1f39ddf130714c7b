import { memo, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { FieldProblem } from '../../../../ui/Field.tsx';
import { moveActions } from '../../../../ui/moveActions.ts';
import { RowMenu } from '../../../../ui/RowMenu.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { EventField } from './draftProblems.ts';
import { EventInput } from './EventInput.tsx';
import styles from './EventList.module.css';
import type { EventDraft } from './formatsDraft.ts';

interface EventRowProps {
  readonly event: EventDraft;
  readonly index: number;
  readonly count: number;
  /** Teams have a size and may have a division. */
  readonly isTeam: boolean;
  readonly problems: Readonly<Partial<Record<EventField, string>>> | undefined;
  readonly isChecked: boolean;
  readonly taken: number;
  readonly onChange: (id: string, change: Partial<Omit<EventDraft, 'id'>>) => void;
  readonly onRemove: (id: string) => void;
  readonly onMove: (from: number, to: number) => void;
}

const FIELDS = ['level', 'time', 'capacity'] as const;
const TEAM_FIELDS = [...FIELDS, 'size', 'ages'] as const;

/** An event: level, duration and capacity; for teams also size and ages. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, index, count, isTeam, problems, isChecked, taken, onChange, onRemove, onMove } = props;
  const { t } = useTranslation('formBuilder');
  const { t: tControls } = useTranslation('controls');
  const [left, setLeft] = useState<readonly EventField[]>([]);
  const name = event.level || t('nameless');
  const empty = {
    level: undefined,
    time: '1:30',
    capacity: t('noLimit'),
    size: t('anySize'),
    ages: t('allAges'),
  };
  const fields = isTeam ? TEAM_FIELDS : FIELDS;
  const shown = fields.filter((part) => problems?.[part] && (isChecked || left.includes(part)));
  const problemId = `event-${event.id}-problem`;
  return (
    <Stack gap={1} columnGap={2} className={styles.row} data-team={isTeam || undefined}>
      {fields.map((part) => (
        <EventInput
          key={part}
          part={part}
          label={t(`${part}Of`, { event: name })}
          value={event[part]}
          problemId={shown.includes(part) ? problemId : undefined}
          placeholder={empty[part]}
          onTyped={(text) => onChange(event.id, { [part]: text })}
          onLeave={() => setLeft((before) => [...before, part])}
        />
      ))}
      <RowMenu
        label={t('actionsFor', { name })}
        actions={[
          ...moveActions(tControls, { index, count, onMove }),
          { id: 'remove', label: t('remove'), danger: true, onAction: () => onRemove(event.id) },
        ]}
      />
      {taken > 0 ? (
        <Text as="span" soft size="xs" className={styles.taken}>
          {t('entered', { count: taken })}
        </Text>
      ) : null}
      {shown.length > 0 ? (
        <Text as="span" soft size="xs" className={styles.problem}>
          <FieldProblem id={problemId} error={shown.map((part) => problems?.[part]).join('. ')} />
        </Text>
      ) : null}
    </Stack>
  );
});
