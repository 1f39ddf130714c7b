import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { requestQuery } from '../../../api/queries.ts';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Option } from '../../../ui/Select.tsx';
import { countStarters } from '../../../../shared/domain/day/running/fewCheckedIn.ts';
import { messagedFlights } from './messagedFlights.ts';
import type { MessageValues } from './MessageForm.tsx';

/** Only for a message to one event: those that somebody is in, then the cancelled ones. */
export function AudienceEvent({ competition: { id, formId } }: { readonly competition: Competition }) {
  const { t } = useTranslation('messages');
  const to = useWatch<MessageValues, 'to'>({ name: 'to' });
  const isAsked = to === 'event';
  const form = useQuery({ ...requestQuery('getForm', { params: { formId } }), enabled: isAsked });
  const taken = useQuery({
    ...requestQuery('listPlacesTaken', { params: { competitionId: id } }),
    enabled: isAsked,
  });
  if (!isAsked) return null;
  const entered = new Set(taken.data?.events.flatMap((event) => (event.taken > 0 ? event.eventId : [])));
  const { formats = [], cancelled = [] } = form.data ?? {};
  const events = formats.flatMap(({ format, events: own }) =>
    own
      .filter((event) => entered.has(event.id))
      .map((event) => ({ value: event.id, label: eventLabel(format, event.level) })),
  );
  const left = cancelled.map((event) => ({
    value: event.id,
    label: t('form.cancelled', { event: eventLabel(event.format, event.level) }),
  }));
  return (
    <FormSelect<MessageValues>
      name="event"
      label={t('form.eventOf')}
      placeholder={t('form.choose')}
      options={[...events, ...left]}
    />
  );
}

/** Only for a message to one flight. */
export function AudienceFlight({ flights }: { readonly flights: readonly Option[] }) {
  const { t } = useTranslation('messages');
  const to = useWatch<MessageValues, 'to'>({ name: 'to' });
  if (to !== 'flight') return null;
  return (
    <FormSelect<MessageValues>
      name="flight"
      label={t('form.flightOf')}
      placeholder={t('form.chooseFlight')}
      options={flights}
    />
  );
}

/** The flights of the day on the ice and to come, with time, ice and how many skate in each. */
export function useFlightChoices(competitionId: string): Option[] {
  const { t } = useTranslation('messages');
  const day = useQuery(requestQuery('listRuns', { params: { competitionId }, query: {}, quiet: true }));
  const named = new Map(day.data?.surfaces.map(({ id, name }) => [id, name]));
  return day.data ? messagedFlights(day.data).map(optionOf) : [];

  function optionOf({ flight, surfaceId }: ReturnType<typeof messagedFlights>[number]): Option {
    const facts = {
      time: formatTime(flight.expected ?? flight.start),
      surface: named.get(surfaceId) ?? '',
      event: eventLabel(flight.event.format, flight.event.level),
      part: t('form.part', flight.part),
      skaters: t('form.skaters', { count: countStarters(flight.starters).expected }),
    };
    return { value: flight.id, label: t('form.flightLine', facts) };
  }
}
