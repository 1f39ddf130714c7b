import { useState } from 'react';
import { groupOf, isTeam, otherStarts } from '../../../../shared/domain/day/running/otherStarts.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import type { Start } from './checkInList.ts';
import { ReasonField } from './ReasonField.tsx';
import type { CheckInDay } from './StarterRow.tsx';

interface ReasonValues {
  reason: string;
}

const resolver = contractResolver<ReasonValues>('scratch');

interface ScratchDialogProps {
  readonly start: Start;
  readonly day: CheckInDay;
  readonly onClose: () => void;
}

/** Asks why somebody does not skate, and from which of the day's flights they are scratched: first from all. */
export function ScratchDialog({ start, day, onClose }: ScratchDialogProps) {
  const { t } = useTranslation(['checkIn', 'common']);
  const [others] = useState(() => otherStarts(day.flights, start));
  const [chosen, setChosen] = useState(() => usuallyScratched(start, others));
  const starts = [start, ...chosen.values()];
  const { name } = start.starter;
  const form = useContractForm<ReasonValues>({
    defaultValues: { reason: '' },
    resolver,
    errorMessage,
    onSubmit: async ({ reason }) => {
      const { judged, before } = await day.states.scratch(starts, reason);
      const [first] = before;
      if (first)
        showToast(t('scratchedBefore', { name, by: first.by ?? '', reason: first.reason ?? '' }), 'info');
      if (judged.length > 0) showToast(t('judgedStay', { count: judged.length }), 'info');
      onClose();
    },
  });
  const toggle = (one: Start) =>
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(keyOf(one))) after.set(keyOf(one), one);
      return after;
    });
  const group = groupOf(start.starter);
  const title = t('scratchTitle', { name });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack gap={4}>
        {group ? <p>{t(`scratchGroup.${group}`)}</p> : null}
        <p>{t('scratchText')}</p>
        <p>{t('scratchHeard')}</p>
        {others.length > 0 ? <strong>{t('scratchThis', { flight: flightLabel(start) })}</strong> : null}
        {others.map(({ person, starts: own }) => (
          <Stack as="section" key={person.id} gap={2} aria-label={t('scratchOthers', { name: person.name })}>
            <h3>{t('scratchOthers', { name: person.name })}</h3>
            {own.map((one) => (
              <CheckboxCard
                key={keyOf(one)}
                title={flightLabel(one)}
                detail={consequence(one, person)}
                checked={chosen.has(keyOf(one))}
                onChange={() => toggle(one)}
              />
            ))}
          </Stack>
        ))}
        <Form
          form={form}
          label={title}
          submitLabel={t('scratchNow', { count: starts.length })}
          actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
        >
          <ReasonField />
        </Form>
      </Stack>
    </Dialog>
  );

  function flightLabel({ flight: { start: at, expected, event }, starter }: Start) {
    const flight = t('flight', {
      start: formatTime(expected ?? at),
      event: eventLabel(event.format, event.level),
    });
    return starter.people.length > 1 ? t('scratchStart', { flight, name: starter.name }) : flight;
  }

  /** Whom a scratch concerns besides the skater. */
  function consequence({ starter }: Start, person: { readonly id: string; readonly name: string }) {
    if (isTeam(starter)) return t('scratchTeam', { name: person.name });
    const partner = starter.people.find(({ id }) => id !== person.id);
    return partner ? t('scratchCouple', { other: partner.name }) : undefined;
  }
}

const keyOf = ({ flight, starter }: Start) => `${flight.id} ${starter.programmeId}`;

/** A skater’s own starts and those as a couple. Which of a couple is ill, and whether a team goes on, only people know. */
function usuallyScratched(start: Start, others: ReturnType<typeof otherStarts>): ReadonlyMap<string, Start> {
  if (start.starter.people.length > 1) return new Map();
  const own = others.flatMap(({ starts }) => starts).filter(({ starter }) => !isTeam(starter));
  return new Map(own.map((one) => [keyOf(one), one]));
}
