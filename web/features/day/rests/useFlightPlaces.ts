import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { familiesTime } from '../../../../shared/domain/day/running/earlyStart.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** The flights of a day by id, and how each is called: its event, its time and, where there are several, its surface. */
export function useFlightPlaces({ runs, surfaces }: DayRuns) {
  const { t } = useTranslation('rests');
  return { flightOf, flightText };

  function placeOf(flightId: string) {
    const run = runs.find(({ flights }) => flights.some(({ id }) => id === flightId));
    return { run, flight: run?.flights.find(({ id }) => id === flightId) };
  }

  function flightOf(flightId: string) {
    return placeOf(flightId).flight;
  }

  function flightText(flightId: string) {
    const { run, flight } = placeOf(flightId);
    if (!run || !flight) return '';
    const { number, of } = flight.part;
    const label = eventLabel(flight.event.format, flight.event.level);
    const event = of > 1 ? t('flightPart', { event: label, number, of }) : label;
    const time = formatTime(familiesTime(flight));
    const surface = surfaces.find(({ id }) => id === run.surfaceId)?.name ?? '';
    return surfaces.length > 1
      ? t('restFlightOn', { event, time, surface })
      : t('restFlight', { event, time });
  }
}
