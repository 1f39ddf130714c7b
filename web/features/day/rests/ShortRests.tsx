import type { DayRuns, DayShortRest } from '../../../../shared/contract/day/running/dayRuns.ts';
import { formatList, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { HoldUntil } from './HoldUntil.tsx';
import { SkateLast } from './SkateLast.tsx';
import { SwapFlight } from './SwapFlight.tsx';
import { TroubleList } from './TroubleList.tsx';
import { useFlightPlaces } from './useFlightPlaces.ts';

interface ShortRestsProps {
  readonly runs: DayRuns;
  readonly competitionId: string;
  /** Only an organiser changes a start order. */
  readonly isOrganiser: boolean;
}

/** The skaters whose rest a delay has made too short, with what can be done about it. */
export function ShortRests({ runs, competitionId, isOrganiser }: ShortRestsProps) {
  const { t } = useTranslation('rests');
  const { flightOf, flightText } = useFlightPlaces(runs);
  return (
    <TroubleList title={t('rests')} text={t('restsText')}>
      {runs.shortRests.map((rest) => (
        <li key={`${rest.fromFlightId} ${rest.toFlightId}`}>
          <p>
            {restText(rest)} {rest.isReversed ? t('restReversed') : null}
          </p>
          <Text size="sm">{t('restRemedy', { time: formatTime(rest.readyAt) })}</Text>
          <Row gap={2} align="center">
            <HoldUntil
              runs={runs}
              flight={flightOf(rest.toFlightId)}
              name={flightText(rest.toFlightId)}
              until={rest.readyAt}
              competitionId={competitionId}
            />
            {lastButton(rest)}
            <SwapFlight
              flightId={rest.toFlightId}
              swapWith={rest.swapWith}
              flightText={flightText}
              competitionId={competitionId}
            />
          </Row>
        </li>
      ))}
    </TroubleList>
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

  function lastButton(rest: DayShortRest) {
    const flight = flightOf(rest.toFlightId);
    return flight && isOrganiser ? (
      <SkateLast rest={rest} flight={flight} competitionId={competitionId} />
    ) : null;
  }
}
