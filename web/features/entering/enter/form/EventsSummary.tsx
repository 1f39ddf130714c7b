import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { chosenEvents, offeredEvents, WaitlistNote, type EventOption } from '../../entries/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { PriceStepNote } from '../person/PriceStepNote.tsx';
import type { EntrySummaryProps } from './entryFormKind.ts';
import type { IndividualEntryValues } from './individualEntry.ts';
import { OrderSummary } from './OrderSummary.tsx';

/** The events of a skater or couple and their price. */
export function EventsSummary(props: EntrySummaryProps) {
  const { kind, competition, form, places, requested, fee, priceSteps, note } = props;
  const { t } = useTranslation('entries');
  const { getValues, setValue, formState } = useFormContext<IndividualEntryValues>();
  const { isSubmitted } = formState;
  const chosen = requested.event;
  const events = chosenEvents(offeredEvents(form, kind.kind), chosen);
  const remove = (removed: string) => {
    const left = getValues('event').filter((id) => id !== removed);
    setValue('event', left, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <OrderSummary
      competition={competition}
      detail={t('chosen', { count: events.length })}
      fee={fee}
      note={
        <>
          <WaitlistNote chosen={events} places={places} />
          <PriceStepNote priceSteps={priceSteps} kind={kind.kind} chosen={chosen} />
          {note}
        </>
      }
    >
      {events.length > 0 ? <ChosenEvents events={events} onRemove={remove} /> : null}
    </OrderSummary>
  );
}

interface ChosenEventsProps {
  readonly events: readonly EventOption[];
  readonly onRemove: (id: string) => void;
}

function ChosenEvents({ events, onRemove }: ChosenEventsProps) {
  const { t } = useTranslation('entries');
  return (
    <Stack role="list" as="ul" minContent>
      {events.map(({ id, label }) => (
        <Row key={id} as="li" gap={2} align="center" justify="between" wrap={false} size="sm" weight="medium">
          <span>{label}</span>
          <Button
            tone="plain"
            dense
            aria-label={t('remove', { event: label })}
            icon={<Icon name="close" small />}
            onClick={() => onRemove(id)}
          />
        </Row>
      ))}
    </Stack>
  );
}
