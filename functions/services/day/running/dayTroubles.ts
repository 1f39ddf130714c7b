import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { coachClashes } from '../../../../shared/domain/day/running/coachClashes.ts';
import { shortRests } from '../../../../shared/domain/day/running/shortRests.ts';
import { doesSkate } from '../../../../shared/domain/day/running/startOrder.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import { coachesBySkater } from '../../../../shared/domain/planning/planFacts.ts';
import type { RunningDay } from './dayFacts.ts';
import type { tracksOfDay } from './tracksOfDay.ts';

type Facts = Pick<RunningDay, 'skaters' | 'coaches' | 'ice' | 'published'> & ReturnType<typeof tracksOfDay>;

/** The rests that are too short as the day goes, of the skaters who are expected or here. */
export function shortRestsOf(facts: Facts): DayRuns['shortRests'] {
  const names = new Map(
    [...facts.skaters.values()].flatMap(({ people }) => people.map(({ id, name }) => [id, name])),
  );
  return shortRests(facts.tracks, facts.ice?.rules ?? USUAL_RULES, (id) => skatersIn(id, facts)).map(
    ({ skaters, from, to, readyAt, ...rest }) => ({
      ...rest,
      people: skaters.map((id) => ({ id, name: names.get(id) ?? '' })),
      fromFlightId: from,
      toFlightId: to,
      readyAt: wholeMinute(readyAt),
    }),
  );
}

/** The coaches and judges who are due in two places at once. @param seesNames whether the reader may see who they are */
export function coachClashesOf(facts: Facts, seesNames: boolean): DayRuns['coachClashes'] {
  const { tracks, ice, published, skaters, coaches: known } = facts;
  const bySkater = coachesBySkater(known.coaches);
  const clashes = coachClashes(tracks, {
    coaches: known.coaches,
    rules: ice?.rules ?? USUAL_RULES,
    panels: published.plan.panels.map((panel) => ({
      ...panel,
      judges: panel.judges.map(known.current),
      referee: known.current(panel.referee),
    })),
    coachesOf: (id) => ({
      coaches: programmesIn(id, facts).flatMap(
        (programme) => known.current(skaters.get(programme)?.coachId ?? null) ?? [],
      ),
      skatingCoaches: skatersIn(id, facts).flatMap((skater) => bySkater.get(skater) ?? []),
    }),
  });
  return clashes.map(({ kind, coaches, from, to, readyAt, isPublished }) => ({
    kind,
    coaches: coaches.map((id) => (seesNames ? (known.names.get(id) ?? '') : '')),
    fromFlightId: from,
    toFlightId: to,
    readyAt: wholeMinute(readyAt),
    isPublished,
  }));
}

const wholeMinute = (seconds: number) => timeOfSeconds(Math.ceil(seconds / 60) * 60).slice(0, -3);

function programmesIn(flightId: string, { flightOf }: Facts): string[] {
  const flight = flightOf(flightId);
  return flight?.order.filter((id) => doesSkate({ state: flight.stateOf(id) })) ?? [];
}

function skatersIn(flightId: string, facts: Facts): string[] {
  const people = programmesIn(flightId, facts).flatMap((id) => facts.skaters.get(id)?.people ?? []);
  return [...new Set(people.map(({ id }) => id))];
}
