import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Fee } from '../../../../shared/domain/fees/fee.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { useBoundField } from '../../../forms/useBoundField.ts';
import {
  type EventOptionGroup,
  type EventOption,
  EventPicker,
  type EventAvailability,
  WaitlistNote,
} from '../../entries/index.ts';
import { EntrySummary } from './EntrySummary.tsx';
import type { IndividualEntryValues } from './individualEntry.ts';

interface EventsSectionProps {
  readonly groups: readonly EventOptionGroup[];
  readonly chosen: readonly EventOption[];
  readonly fee: Fee;
  readonly currency: string;
  readonly timeZone: string;
  /** Room by event. */
  readonly places: ReadonlyMap<string, EventAvailability>;
  readonly note: ReactNode;
}

/** The choice of events, and what it comes to. */
export function EventsSection({ groups, chosen, fee, currency, timeZone, places, note }: EventsSectionProps) {
  const { t } = useTranslation('entries');
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
        events={chosen}
        fee={fee}
        currency={currency}
        timeZone={timeZone}
        note={
          <>
            <WaitlistNote chosen={chosen} places={places} />
            {note}
          </>
        }
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
    </>
  );
}
