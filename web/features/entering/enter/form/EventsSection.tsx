import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { FormSection } from '../../../../forms/Form.tsx';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { type EventAvailability, EventPicker, offeredEvents } from '../../entries/index.ts';
import type { IndividualEntryValues } from './individualEntry.ts';

interface EventsSectionProps {
  readonly kind: EntryKind;
  readonly form: Form;
  /** Availability by event. */
  readonly places: ReadonlyMap<string, EventAvailability>;
}

/** The choice of events. */
export function EventsSection({ kind, form, places }: EventsSectionProps) {
  const { t } = useTranslation('entries');
  const level = useWatch<IndividualEntryValues, 'highestIsiTestLevel'>({ name: 'highestIsiTestLevel' });
  const { value, onChange, error, ref } = useBoundField<IndividualEntryValues, string[]>('event');
  return (
    <FormSection title={t('sections.events')}>
      <EventPicker
        groups={offeredEvents(form, kind)}
        level={level}
        value={value}
        onChange={onChange}
        error={error}
        ref={ref}
        places={places}
      />
    </FormSection>
  );
}
