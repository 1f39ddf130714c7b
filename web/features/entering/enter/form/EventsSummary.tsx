import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import {
  chosenEvents,
  type EventAvailability,
  offeredEvents,
  WaitlistNote,
  type EventOption,
  FeeLines,
} from '../../entries/index.ts';
import type { IndividualEntryValues } from './individualEntry.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from './EntrySummary.module.css';

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

interface EntrySummaryProps {
  readonly events: readonly EventOption[];
  readonly fee: Fee;
  readonly currency: string;
  readonly timeZone: string;
  readonly note: ReactNode;
  readonly onRemove: (id: string) => void;
}
/** The chosen events and their price, line by line. */
function EntrySummary({ events, fee, currency, timeZone, note, onRemove }: EntrySummaryProps) {
  const { t } = useTranslation('entries');
  return (
    <Card as="section" className={styles.summary}>
      <Text as="h2" size="xl">
        {t('yourEntry')}
      </Text>
      <Text soft size="sm">
        {t('chosen', { count: events.length })}
      </Text>
      <Stack role="list" as="ul" minContent>
        {events.map(({ id, label }) => (
          <Row
            key={id}
            as="li"
            gap={2}
            align="center"
            justify="between"
            wrap={false}
            size="sm"
            weight="medium"
          >
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
      <FeeLines fee={fee} currency={currency} timeZone={timeZone} totalLabel={t('total')} />
      {note}
    </Card>
  );
}
