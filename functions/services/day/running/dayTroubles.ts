import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { type CoachClash, coachClashes } from '../../../../shared/domain/day/running/coachClashes.ts';
import { type ShortRest, shortRests } from '../../../../shared/domain/day/running/shortRests.ts';
import { swapThatCures, type WatchedDay } from '../../../../shared/domain/day/running/swapWithNext.ts';
import { doesSkate, movedBackIn } from '../../../../shared/domain/day/running/startOrder.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { coachesBySkater } from '../../../../shared/domain/planning/planFacts.ts';
import type { RunningDay } from './dayFacts.ts';
import type { tracksOfDay } from './tracksOfDay.ts';

type Tracks = ReturnType<typeof tracksOfDay>;

type RestFacts = Pick<RunningDay, 'skaters' | 'ice' | 'published'> &
  Tracks & { readonly warmUpSeconds: (eventId: string) => number };

type Facts = RestFacts & Pick<RunningDay, 'coaches'>;

interface Reader {
  /** The names of coaches and judges, and what only an organiser can do, are for organisers. */
  readonly isOrganiser: boolean;
  /** Since the venue's midnight of the day. */
  readonly nowSeconds: number;
  /** The day by another plan. */
  readonly tracksOf: (plan: PublishedPlan) => Tracks;
}

/** As many of each kind as are looked at first: each swap is a day of its own. */
const MOST_SWAPS = 5;

/** What the day's delays make wrong: rests that are too short, and coaches and judges who are due in two places at once. */
export function troublesOf(facts: Facts, reader: Reader): Pick<DayRuns, 'shortRests' | 'coachClashes'> {
  const before = watchedDay(facts);
  const swapWith = (trouble: ShortRest | CoachClash, place: number) =>
    reader.isOrganiser && place < MOST_SWAPS
      ? swapThatCures(trouble, facts.published.plan, { before, nowSeconds: reader.nowSeconds }, (plan) =>
          watchedDay({ ...facts, ...reader.tracksOf(plan) }),
        )
      : null;
  const names = new Map(
    [...facts.skaters.values()].flatMap(({ people }) => people.map(({ id, name }) => [id, name])),
  );
  return {
    shortRests: before.rests.map((found, place) => {
      const { skaters, from, to, readyAt, ...rest } = found;
      return {
        ...rest,
        people: skaters.map((id) => ({ id, name: names.get(id) ?? '' })),
        fromFlightId: from,
        toFlightId: to,
        readyAt: wholeMinute(readyAt),
        swapWith: swapWith(found, place),
      };
    }),
    coachClashes: before.clashes.map((found, place) => {
      const { kind, coaches, from, to, readyAt, isPublished } = found;
      return {
        kind,
        coaches: coaches.map((id) => (reader.isOrganiser ? (facts.coaches.names.get(id) ?? '') : '')),
        fromFlightId: from,
        toFlightId: to,
        readyAt: wholeMinute(readyAt),
        isPublished,
        swapWith: swapWith(found, place),
      };
    }),
  };
}

const watchedDay = (facts: Facts): WatchedDay => ({
  tracks: facts.tracks,
  rests: shortRestsOf(facts),
  clashes: clashesOf(facts),
});

/** Of the skaters who are expected or here. */
export function shortRestsOf(facts: RestFacts): ShortRest[] {
  const flights = new Map(facts.published.plan.flights.map((flight) => [flight.id, flight]));
  return shortRests(facts.tracks, facts.ice?.rules ?? USUAL_RULES, (id) => {
    const { eventId = '', programmes = [] } = flights.get(id) ?? {};
    const moved = [...movedBackIn(programmes, programmesIn(id, facts))];
    return {
      skaters: skatersIn(id, facts),
      warmUpSeconds: facts.warmUpSeconds(eventId),
      movedBack: new Map(
        moved.flatMap(([programme, share]) => peopleOf(programme, facts).map((person) => [person, share])),
      ),
    };
  });
}

function clashesOf(facts: Facts): CoachClash[] {
  const { tracks, ice, published, skaters, coaches: known } = facts;
  const bySkater = coachesBySkater(known.coaches);
  return coachClashes(tracks, {
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
}

const wholeMinute = (seconds: number) => timeOfSeconds(Math.ceil(seconds / 60) * 60).slice(0, -3);

function programmesIn(flightId: string, { flightOf }: RestFacts): string[] {
  const flight = flightOf(flightId);
  return flight?.order.filter((id) => doesSkate({ state: flight.stateOf(id) })) ?? [];
}

function skatersIn(flightId: string, facts: RestFacts): string[] {
  return [...new Set(programmesIn(flightId, facts).flatMap((id) => peopleOf(id, facts)))];
}

const peopleOf = (programmeId: string, { skaters }: RestFacts): string[] =>
  (skaters.get(programmeId)?.people ?? []).map(({ id }) => id);
