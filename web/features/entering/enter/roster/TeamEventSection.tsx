import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import {
  chosenEvents,
  EventPicker,
  type EventAvailability,
  offeredEvents,
  WaitlistNote,
} from '../../entries/index.ts';
import { FormSection } from '../../../../forms/Form.tsx';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import type { TeamEntryValues } from './teamEntry.ts';
import { Text } from '../../../../ui/Text.tsx';

interface TeamEventSectionProps {
  readonly form: Form;
  readonly currency: string;
  /** Availability by event. */
  readonly places: ReadonlyMap<string, EventAvailability>;
}

/** The choice of the team's event, with its size and price. */
export function TeamEventSection({ form, currency, places }: TeamEventSectionProps) {
  const { t } = useTranslation('groupEntries');
  const { value, onChange, error, ref } = useBoundField<TeamEntryValues, string>('event');
  const groups = offeredEvents(form, 'team');
  const { teamPrice } = form;
  const price = teamPrice
    ? t(`price.${teamPrice.per}`, { price: formatAmount(teamPrice.amount, currency, true) })
    : t('price.free');
  return (
    <FormSection title={t('team.event')}>
      <EventPicker
        groups={groups}
        value={value === '' ? [] : [value]}
        onChange={([chosen = '']) => onChange(chosen)}
        places={places}
        error={error}
        isOneOf
        detailOf={({ skaters: [from, to] }) =>
          t('skaters', { range: t('range', { from, to, count: to - from }) })
        }
        ref={ref}
      />
      <Text soft size="sm">
        {price}
      </Text>
      <WaitlistNote chosen={chosenEvents(groups, value === '' ? [] : [value])} places={places} />
    </FormSection>
  );
}
