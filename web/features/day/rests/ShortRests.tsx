import type { DayRuns, DayShortRest } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';

/** The skaters whose rest a delay has made too short, with what can be done about it. */
export function ShortRests({ runs }: { readonly runs: DayRuns }) {
  const { t } = useTranslation('rests');
  if (runs.shortRests.length === 0) return null;
  return (
    <Stack as="section" gap={2} round="panel" background="warn" pad={4} aria-labelledby="short-rests">
      <h2 id="short-rests">{t('rests')}</h2>
      <Text size="sm">{t('restsText')}</Text>
      <Stack role="list" as="ul" gap={3} minContent>
        {runs.shortRests.map((rest) => (
          <li key={`${rest.fromFlightId} ${rest.toFlightId}`}>
            <p>
              {restText(rest)} {rest.isReversed ? t('restReversed') : null}
            </p>
            <Text size="sm">{t('restRemedy', { time: rest.readyAt })}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );

  function restText({ people, minutes, leastMinutes, fromFlightId, toFlightId }: DayShortRest) {
    const words = {
      names: formatList(people.map(({ name }) => name)),
      from: flightText(fromFlightId),
      to: flightText(toFlightId),
    };
    return minutes < 0
      ? t('restAtOnce', words)
      : t('rest', { ...words, count: minutes, least: leastMinutes });
  }

  function flightText(flightId: string) {
    const run = runs.runs.find(({ flights }) => flights.some(({ id }) => id === flightId));
    const flight = run?.flights.find(({ id }) => id === flightId);
    if (!run || !flight) return '';
    const event = eventLabel(flight.event.format, flight.event.level);
    const time = flight.expected ?? flight.start.slice(0, -3);
    const surface = runs.surfaces.find(({ id }) => id === run.surfaceId)?.name ?? '';
    return runs.surfaces.length > 1
      ? t('restFlightOn', { event, time, surface })
      : t('restFlight', { event, time });
  }
}
