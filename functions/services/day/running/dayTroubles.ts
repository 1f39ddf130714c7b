import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { coachClashes } from '../../../../shared/domain/day/running/coachClashes.ts';
import { shortRests } from '../../../../shared/domain/day/running/shortRests.ts';
import { doesSkate, movedBackIn } from '../../../../shared/domain/day/running/startOrder.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import { coachesBySkater } from '../../../../shared/domain/planning/planFacts.ts';
import type { RunningDay } from './dayFacts.ts';
import type { tracksOfDay } from './tracksOfDay.ts';

type Facts = Pick<RunningDay, 'skaters' | 'coaches' | 'ice' | 'published'> &
  ReturnType<typeof tracksOfDay> & { readonly warmUpSeconds: (eventId: string) => number };

/** The rests that are too short as the day goes, of the skaters who are expected or here. */
export function shortRestsOf(facts: Facts): DayRuns['shortRests'] {
  const names = new Map(
    [...facts.skaters.values()].flatMap(({ people }) => people.map(({ id, name }) => [id, name])),
  );
  const flights = new Map(facts.published.plan.flights.map((flight) => [flight.id, flight]));
  const startersOf = (id: string) => {
    const { eventId = '', programmes = [] } = flights.get(id) ?? {};
    const moved = [...movedBackIn(programmes, programmesIn(id, facts))];
    return {
      skaters: skatersIn(id, facts),
      warmUpSeconds: facts.warmUpSeconds(eventId),
      movedBack: new Map(
        moved.flatMap(([programme, share]) => peopleOf(programme, facts).map((person) => [person, share])),
      ),
    };
  };
  return shortRests(facts.tracks, facts.ice?.rules ?? USUAL_RULES, startersOf).map(
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
  return [...new Set(programmesIn(flightId, facts).flatMap((id) => peopleOf(id, facts)))];
}

const peopleOf = (programmeId: string, { skaters }: Facts): string[] =>
  (skaters.get(programmeId)?.people ?? []).map(({ id }) => id);
