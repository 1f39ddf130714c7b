import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { chosenEvents, type EventAvailability, offeredEvents, WaitlistNote } from '../../entries/index.ts';
import { EntrySummary } from './EntrySummary.tsx';
import type { IndividualEntryValues } from './individualEntry.ts';

interface EventsSummaryProps {
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

/** The chosen events and their price. */
export function EventsSummary(props: EventsSummaryProps) {
  const { kind, form, chosen, fee, currency, timeZone, places, note } = props;
  const { getValues, setValue, formState } = useFormContext<IndividualEntryValues>();
  const { isSubmitted } = formState;
  const events = chosenEvents(offeredEvents(form, kind), chosen);
  const remove = (removed: string) => {
    const left = getValues('event').filter((id) => id !== removed);
    setValue('event', left, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
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
      onRemove={remove}
    />
  );
}
