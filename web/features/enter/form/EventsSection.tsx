import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import type { Fee } from '../../../../shared/domain/fees/fee.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { useBoundField } from '../../../forms/useBoundField.ts';
import {
  chosenEvents,
  type EventAvailability,
  EventPicker,
  eventsOf,
  WaitlistNote,
} from '../../entries/index.ts';
import { EntrySummary } from './EntrySummary.tsx';
import type { IndividualEntryValues } from './individualEntry.ts';

interface EventsSectionProps {
  readonly kind: EntryKind;
  readonly form: Form;
  /** Ids of events, in the form's order. */
  readonly chosen: readonly string[];
  readonly fee: Fee;
  readonly currency: string;
  readonly timeZone: string;
  /** Availability by event. */
  readonly places: ReadonlyMap<string, EventAvailability>;
  readonly note: ReactNode;
}

/** The choice of events, and their price. */
export function EventsSection(props: EventsSectionProps) {
  const { kind, form, chosen, fee, currency, timeZone, places, note } = props;
  const { t } = useTranslation('entries');
  const groups = eventsOf(form, kind);
  const events = chosenEvents(groups, chosen);
  const level = useWatch<IndividualEntryValues, 'highestIsiTestLevel'>({ name: 'highestIsiTestLevel' });
  const { value, onChange, error, ref } = useBoundField<IndividualEntryValues, string[]>('event');
  return (
    <>
      <FormSection title={t('sections.events')} text={t('eventHint')}>
        <EventPicker
          groups={groups}
          level={level}
          value={value}
          onChange={onChange}
          error={error}
          ref={ref}
          places={places}
        />
      </FormSection>
      <EntrySummary
        events={events}
        fee={fee}
        currency={currency}
        timeZone={timeZone}
        note={
          <>
            <WaitlistNote chosen={events} places={places} />
            {note}
          </>
        }
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
    </>
  );
}
