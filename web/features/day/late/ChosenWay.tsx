import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { BoardPlan } from '../../../../shared/domain/planning/byHand/boardFindings.ts';
import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { NamedFlight, ScheduleNames } from '../../planning/draft/index.ts';
import { PriceLines } from './PriceLines.tsx';

interface ChosenWayProps {
  readonly proposal: LateProposal;
  /** As it was before. */
  readonly before: BoardPlan;
  readonly problem: Pick<Problem, 'programmes'>;
  readonly swap: string | null;
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
}

const clock = (time: string) => time.slice(0, -3);

/** What was chosen, until it is published: its price, and who moves from when to when. */
export function ChosenWay({ proposal, before, problem, swap, names, flightNames }: ChosenWayProps) {
  const { t } = useTranslation('late');
  const { catchUp, plan, price } = proposal;
  const flight = (id: string) => {
    const name = flightNames.get(id);
    if (!name) return id;
    return name.of > 1 ? t('flight', { event: name.event, part: name.part, of: name.of }) : name.event;
  };
  const was = new Map(before.blocks.map((block) => [block.flightId, block]));
  const skaters = new Map(problem.programmes.map(({ id, skaters: own }) => [id, own]));
  const people = (flightId: string) =>
    (plan.flights.find(({ id }) => id === flightId)?.programmes ?? []).flatMap((id) => skaters.get(id) ?? []);
  const moves = plan.blocks
    .flatMap(({ flightId, surfaceId, start }) => {
      const from = flightId === undefined ? undefined : was.get(flightId);
      if (flightId === undefined || !from) return [];
      if (from.start === start && from.surfaceId === surfaceId) return [];
      return [{ flightId, surfaceId, start, from: from.start }];
    })
    .toSorted((one, other) => one.start.localeCompare(other.start));
  return (
    <Card as="article" gap={3}>
      <h2>{t('chosen', { way: t(`ways.${catchUp}`, { flight: flight(swap ?? '') }) })}</h2>
      <PriceLines price={price} names={names} flightNames={flightNames} />
      <details open>
        <summary>{t('newTimes', { count: moves.length })}</summary>
        <Stack as="ul" role="list" gap={1} size="sm" breaks>
          {moves.map(({ flightId, surfaceId, start, from }) => (
            <li key={flightId}>
              {t('newTime', {
                flight: flight(flightId),
                from: clock(from),
                to: clock(start),
                surface: names.surface(surfaceId),
                skaters: formatList(people(flightId).map(names.person)),
              })}
            </li>
          ))}
        </Stack>
      </details>
    </Card>
  );
}
