import { useState } from 'react';
import type { DayRuns, DayShortRest } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SkateLast } from './SkateLast.tsx';
import { useHold } from './useHold.ts';

interface ShortRestsProps {
  readonly runs: DayRuns;
  readonly competitionId: string;
  /** Only an organiser changes a start order. */
  readonly isOrganiser: boolean;
}

/** What is to be done first; the flights below stay in reach. */
const FIRST = 5;

/** The skaters whose rest a delay has made too short, with what can be done about it. */
export function ShortRests({ runs, competitionId, isOrganiser }: ShortRestsProps) {
  const { t } = useTranslation('rests');
  const { isSending, send } = useHold(competitionId);
  const [isWhole, setIsWhole] = useState(false);
  if (runs.shortRests.length === 0) return null;
  const shown = isWhole ? runs.shortRests : runs.shortRests.slice(0, FIRST);
  const more = runs.shortRests.length - shown.length;
  return (
    <Stack as="section" gap={2} round="panel" background="warn" pad={4} aria-labelledby="short-rests">
      <h2 id="short-rests">{t('rests')}</h2>
      <Text size="sm">{t('restsText')}</Text>
      <Stack role="list" as="ul" gap={3} minContent>
        {shown.map((rest) => (
          <li key={`${rest.fromFlightId} ${rest.toFlightId}`}>
            <p>
              {restText(rest)} {rest.isReversed ? t('restReversed') : null}
            </p>
            <Text size="sm">{t('restRemedy', { time: rest.readyAt })}</Text>
            <Row gap={2} align="center">
              {holdButton(rest)}
              {lastButton(rest)}
            </Row>
          </li>
        ))}
      </Stack>
      {more > 0 ? (
        <Row>
          <Button dense onClick={() => setIsWhole(true)}>
            {t('more', { count: more })}
          </Button>
        </Row>
      ) : null}
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

  function holdButton({ toFlightId, readyAt }: DayShortRest) {
    const { flight } = placeOf(toFlightId);
    if (!flight?.expected) return null;
    const minutes = (secondsOfTime(readyAt) - secondsOfTime(flight.expected)) / 60;
    const label = t('hold', { count: minutes, time: readyAt });
    return (
      <Button
        dense
        aria-label={`${label}: ${flightText(toFlightId)}`}
        aria-disabled={isSending || undefined}
        onClick={() => {
          if (!isSending) void send(flight, readyAt);
        }}
      >
        {label}
      </Button>
    );
  }

  function lastButton(rest: DayShortRest) {
    const { flight } = placeOf(rest.toFlightId);
    return flight && isOrganiser ? (
      <SkateLast rest={rest} flight={flight} competitionId={competitionId} />
    ) : null;
  }

  function placeOf(flightId: string) {
    const run = runs.runs.find(({ flights }) => flights.some(({ id }) => id === flightId));
    return { run, flight: run?.flights.find(({ id }) => id === flightId) };
  }

  function flightText(flightId: string) {
    const { run, flight } = placeOf(flightId);
    if (!run || !flight) return '';
    const event = eventLabel(flight.event.format, flight.event.level);
    const time = flight.expected ?? flight.start.slice(0, -3);
    const surface = runs.surfaces.find(({ id }) => id === run.surfaceId)?.name ?? '';
    return runs.surfaces.length > 1
      ? t('restFlightOn', { event, time, surface })
      : t('restFlight', { event, time });
  }
}
