import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { placeText } from './placeText.ts';

type FlightPlace = ScheduleDifference['flights'][number];

/** "Freestyle, Freestyle 4, flight 2: Wed 6 Jan, 07:10, Main ice". */
export function useFlightText({ events, surfaces }: Pick<ScheduleDifference, 'events' | 'surfaces'>) {
  const { t } = useTranslation('publishing');
  const labels = new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  return ({ eventId, number, surfaceId, date, start }: FlightPlace): string => {
    const event = labels.get(eventId) ?? '';
    if (surfaceId === null || date === null || start === null) return t('flight', { event, number });
    return t('flightAt', { event, number, place: placeText({ surfaceId, date, start }, surfaces) });
  };
}
