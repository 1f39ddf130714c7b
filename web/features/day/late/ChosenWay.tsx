import { namedFlightText } from './namedFlightText.ts';
import { useMemo } from 'react';
import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import { isShownMove, movedFlights } from '../../../../shared/domain/planning/late/movedFlights.ts';
import { formatList, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { flightNamesOf, type ScheduleNames } from '../../planning/draft/index.ts';
import { PriceLines } from './PriceLines.tsx';
import { wayText } from './wayText.ts';
import type { TakenWay } from './takenWay.ts';

interface ChosenWayProps {
  readonly way: TakenWay;
  readonly problem: Pick<Problem, 'programmes'>;
  readonly names: ScheduleNames;
}

/** What was chosen, until it is published: its price, and who moves from when to when. */
export function ChosenWay({ way, problem, names }: ChosenWayProps) {
  const { t } = useTranslation('late');
  const { proposal, from: before, swap } = way;
  const { plan, price } = proposal;
  const flightNames = useMemo(() => flightNamesOf(before, names), [before, names]);
  const flight = (id: string) => namedFlightText(t, flightNames, id) ?? id;
  const skaters = new Map(problem.programmes.map(({ id, skaters: own }) => [id, own]));
  const people = (flightId: string) =>
    (plan.flights.find(({ id }) => id === flightId)?.programmes ?? []).flatMap((id) => skaters.get(id) ?? []);
  const moves = movedFlights(before.tracks, plan.blocks).filter(isShownMove);
  return (
    <Card as="article" gap={3}>
      <h2>{t('chosen', { way: wayText(t, proposal, flight(swap ?? '')) })}</h2>
      <PriceLines price={price} blocks={way.proposal.plan.blocks} names={names} flightNames={flightNames} />
      <details open>
        <summary>{t('newTimes', { count: moves.length })}</summary>
        <Stack as="ul" role="list" gap={1} size="sm" breaks>
          {moves.map(({ flightId, surfaceId, start, from, fromSurfaceId }) => (
            <li key={flightId}>
              {t(surfaceId === fromSurfaceId ? 'newTime' : 'newSurface', {
                flight: flight(flightId),
                times:
                  formatTime(from) === formatTime(start)
                    ? formatTime(start)
                    : t('fromTo', { from: formatTime(from), to: formatTime(start) }),
                surface: names.surface(surfaceId),
                before: names.surface(fromSurfaceId),
                skaters: formatList(people(flightId).map(names.person)),
              })}
            </li>
          ))}
        </Stack>
      </details>
    </Card>
  );
}
