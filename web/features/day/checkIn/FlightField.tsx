import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { doesSkate } from '../../../../shared/domain/day/running/startOrder.ts';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { JoinableFlight } from './joinableFlights.ts';

interface FlightFieldProps {
  /** The field's name in the request. */
  readonly name: 'flightId' | 'to';
  readonly flights: readonly JoinableFlight[];
}

/** The flight that somebody joins. */
export function FlightField({ name, flights }: FlightFieldProps) {
  const { t } = useTranslation('checkIn');
  return (
    <FormSelect<Record<'flightId' | 'to', string>>
      name={name}
      label={t('addFlight')}
      placeholder={t('chooseFlight')}
      options={flights.map(({ id, start, expected, event, part, surface, starters }) => ({
        value: id,
        label: [
          `${formatTime(expected ?? start)} ${surface}`,
          eventLabel(event.format, event.level),
          t('part', part),
          t('addSkaters', { count: starters.filter(doesSkate).length }),
        ].join(' · '),
      }))}
    />
  );
}
