import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface FlightFieldProps {
  /** The field's name in the request. */
  readonly name: 'flightId' | 'to';
  readonly flights: readonly DayRuns['runs'][number]['flights'][number][];
}

/** The flight that somebody joins. */
export function FlightField({ name, flights }: FlightFieldProps) {
  const { t } = useTranslation('checkIn');
  return (
    <FormSelect<Record<'flightId' | 'to', string>>
      name={name}
      label={t('addFlight')}
      placeholder={t('chooseFlight')}
      options={flights.map(({ id, start, event, part }) => ({
        value: id,
        label: `${t('flight', { start: formatTime(start), event: eventLabel(event.format, event.level) })} · ${t('part', part)}`,
      }))}
    />
  );
}
