import type { PlanFinding, Problem } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';
import type { BoardPlan } from '../byHand/boardFindings.ts';
import { coachFindings } from '../findings/coachFindings.ts';
import { restFindings, type FlightWithSkaters } from '../findings/restFindings.ts';
import { isFreshAfter } from '../iceUse.ts';
import { type CoachedFlight, peopleOfFlights, type PeopledFlight } from '../planFacts.ts';
import {
  type CatchUp,
  isToCome,
  type LaidBlock,
  type LateDay,
  lateTracks,
  type LateTrack,
  type Places,
  type TimeSaved,
  layLateDay,
} from './layLateDay.ts';
import { skatersMovedTwice } from './movedTwice.ts';
import { isBreak } from './pauses.ts';

/**
 * From the worst to the least: rests that the rules do not allow and flights on lost ice, seconds after closing, waiting
 * of all skaters with what counts as such.
 */
export type LateCost = readonly [broken: number, closing: number, waiting: number];

/** What a change of surface counts for each skater of the flight, in seconds of waiting: they have to be told and walk. */
const CHANGE_OF_SURFACE = 300;

/** What counts besides for each skater who changes surface more than once a day, in seconds of waiting. */
const CHANGES_TWICE = 300;

/** What each seat of a panel counts that loses its judge, in seconds of waiting: somebody has to be found and to come. */
const OPEN_SEAT = 600;

/** What a coach counts who is on two surfaces at once, in seconds of waiting: somebody else has to stand at the boards. */
const COACH_TWICE = 900;

/** What a break counts that begins at another time than it was to, in seconds of waiting. */
const MOVED_PAUSE = 600;

/** What a flight on lost ice counts in rests: a short rest has remedies, and nobody skates without ice. */
const WITHOUT_ICE = 100;

/** A late day with all that its search asks again and again. */
export interface LateProblem {
  readonly problem: Problem;
  readonly plan: BoardPlan;
  readonly day: LateDay;
  readonly tracks: readonly LateTrack[];
  readonly people: ReadonlyMap<string, PeopledFlight>;
  /** The surfaces that are open on the day, with when they close. */
  readonly closes: ReadonlyMap<string, number>;
  /** The flights that can be changed, by published start. */
  readonly flights: readonly string[];
}

export function lateProblem(problem: Problem, plan: BoardPlan, day: LateDay): LateProblem {
  const closes = new Map(
    tracksOf(problem).flatMap((track) =>
      track.date === day.date ? [[track.surfaceId, track.closes] as const] : [],
    ),
  );
  // A move that is kept keeps its surface, unless that has no ice any more.
  const isKept = ({ flightId = '', surfaceId }: BoardPlan['blocks'][number]) =>
    day.keptMoves?.has(flightId) === true && closes.has(surfaceId);
  return {
    problem,
    plan,
    day,
    tracks: lateTracks(problem, plan, day),
    people: peopleOfFlights(problem, plan.flights),
    closes,
    flights: plan.blocks.flatMap((block) =>
      isToCome(block, day) && !block.locked && !isKept(block) ? (block.flightId ?? []) : [],
    ),
  };
}

type Surfaces = ReadonlyMap<string, string>;

/** A way to place the flights that can be changed. */
export interface LateWay {
  readonly surfaces: Surfaces;
  /** Flights at another place in the order of their surface. */
  readonly places: Places;
  readonly movesPauses: boolean;
  readonly laid: readonly LaidBlock[];
  readonly cost: LateCost;
  /** Of its waiting what nobody waits for: seats, coaches, breaks and second changes of surface. */
  readonly others: number;
}

const AS_PLANNED: Places = new Map();

export function lateWay(
  late: LateProblem,
  surfaces: Surfaces,
  saved: TimeSaved,
  places: Places = AS_PLANNED,
): LateWay {
  const { problem, tracks, day } = late;
  const laid = layLateDay(problem.rules, tracks, day, { surfaces, places, ...saved });
  return {
    surfaces,
    places,
    movesPauses: saved.movesPauses,
    laid,
    ...costOf(late, { surfaces, ...saved }, laid),
  };
}

function costOf(
  late: LateProblem,
  { surfaces, movesPauses }: Pick<CatchUp, 'surfaces' | 'movesPauses'>,
  laid: readonly LaidBlock[],
): Pick<LateWay, 'cost' | 'others'> {
  const { closes, people } = late;
  const rests = restFindings(late.problem.rules, flightsOnIce(late, laid));
  const after = laid.reduce((sum, { surfaceId, start, seconds }) => {
    const closing = closes.get(surfaceId) ?? 0;
    return sum + Math.max(0, start + seconds - Math.max(closing, start));
  }, 0);
  const waiting = laid.reduce((sum, { block, was, start }) => {
    const skaters = people.get(block.flightId ?? '')?.skaters.length ?? 0;
    const change = surfaces.has(block.flightId ?? '') ? CHANGE_OF_SURFACE : 0;
    return sum + skaters * (start - was + change);
  }, 0);
  const seats = surfaces.size === 0 ? 0 : unjudgedRuns(late, laid) * (late.problem.rules.judges + 1);
  const broken =
    rests.filter(({ severity }) => severity === 'hard').length +
    WITHOUT_ICE * leftWithoutIce(late, laid).length;
  const coaches = coachesTwiceAtOnce(late, laid).length;
  const pauses = movesPauses ? movedPauses(laid).length : 0;
  const twice = skatersMovedTwice(people, surfaces).length;
  const others = seats * OPEN_SEAT + coaches * COACH_TWICE + pauses * MOVED_PAUSE + twice * CHANGES_TWICE;
  return { cost: [broken, after, waiting + others], others };
}

/** Coaches with pupils on two surfaces at once, by the rule of the board, where the second flight can still be changed. */
export function coachesTwiceAtOnce(late: LateProblem, laid: readonly LaidBlock[]): PlanFinding[] {
  const { problem, day } = late;
  if (problem.coaches.length === 0) return [];
  return coachFindings(problem, flightsOnIce(late, laid)).filter(
    ({ flightIds }) => !day.fixed.has(flightIds.at(-1) ?? ''),
  );
}

/** Breaks and lunches that begin at another time than in the plan. */
export const movedPauses = (laid: readonly LaidBlock[]): LaidBlock[] =>
  laid.filter(({ block, start }) => isBreak(block) && start !== secondsOfTime(block.start));

/** Flights on a surface that is closed on the day, or still in hours after closing in which the schedule has them. */
export const leftWithoutIce = ({ closes }: LateProblem, laid: readonly LaidBlock[]): LaidBlock[] =>
  laid.filter(({ block, surfaceId, was, start, seconds }) => {
    const closing = closes.get(surfaceId);
    if (block.flightId === undefined || closing === undefined) return block.flightId !== undefined;
    return surfaceId === block.surfaceId && Math.min(was, start) + seconds > closing;
  });

/** Runs of ice that only flights of other surfaces are on: no panel sits there. */
function unjudgedRuns({ plan, tracks }: LateProblem, laid: readonly LaidBlock[]): number {
  if (plan.panels.length === 0) return 0;
  return tracks.reduce((sum, { surfaceId, isJudged }) => {
    let run = { isJudged, hasFlights: false };
    let unjudged = 0;
    const end = () => (unjudged += run.hasFlights && !run.isJudged ? 1 : 0);
    for (const { block, surfaceId: own } of laid) {
      if (own !== surfaceId) continue;
      if (isFreshAfter(block)) {
        end();
        run = { isJudged: false, hasFlights: false };
      } else if (block.flightId !== undefined)
        run = { isJudged: run.isJudged || block.surfaceId === surfaceId, hasFlights: true };
    }
    end();
    return sum + unjudged;
  }, 0);
}

/** Everybody on the ice of the day, by start: as it went, and as it is laid. */
export function flightsOnIce(
  { day, people }: LateProblem,
  laid: readonly LaidBlock[],
): (FlightWithSkaters & CoachedFlight)[] {
  const fixed = [...day.fixed].flatMap(([id, times]) => {
    const own = people.get(id);
    return own ? [{ ...own, ...times, date: day.date }] : [];
  });
  const toCome = laid.flatMap(({ block, surfaceId, start, seconds }) => {
    const own = people.get(block.flightId ?? '');
    return own ? [{ ...own, surfaceId, date: day.date, start, end: start + seconds }] : [];
  });
  return [...fixed, ...toCome].toSorted((one, other) => one.start - other.start);
}

export function isLess(one: LateCost, other: LateCost): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** With so many ways at most, each is tried. */
const ALL_WAYS = 1_024;
/** So many flights are moved in pairs too; of more, each with its next three. */
const ALL_PAIRS = 12;

/**
 * The best surfaces for the flights that can be changed. Of up to ten flights on two surfaces every way is tried. Of
 * more, from two beginnings (as published, and flight by flight to the ice where it costs least) the one change that
 * helps most, or two together where none helps alone, until nothing does.
 * @param isOver ends a search that takes too long: what was found until then counts
 */
export function bestSurfaces(
  late: LateProblem,
  saved: TimeSaved,
  isOver: () => boolean = () => false,
): LateWay {
  const asPublished = lateWay(late, new Map(), saved);
  if (late.closes.size ** late.flights.length <= ALL_WAYS)
    return late.flights
      .reduce<Surfaces[]>(
        (ways, flight) => ways.flatMap((way) => [way, ...changedSurfaces(late, way, [flight])]),
        [new Map()],
      )
      .reduce((best, surfaces) => lesser(best, lateWay(late, surfaces, saved)), asPublished);
  const flightByFlight = late.flights.reduce<LateWay>((best, flight) => {
    if (isOver()) return best;
    return changedSurfaces(late, best.surfaces, [flight]).reduce(
      (least, surfaces) => lesser(least, lateWay(late, surfaces, saved)),
      best,
    );
  }, asPublished);
  return [flightByFlight, asPublished].map((begin) => improved(late, begin, saved, isOver)).reduce(lesser);
}

const lesser = (one: LateWay, other: LateWay) => (isLess(other.cost, one.cost) ? other : one);

function improved(late: LateProblem, begin: LateWay, saved: TimeSaved, isOver: () => boolean): LateWay {
  let best = begin;
  for (;;) {
    const better = betterWay(late, best, saved, isOver);
    if (!better) return best;
    best = better;
  }
}

function betterWay(
  late: LateProblem,
  best: LateWay,
  saved: TimeSaved,
  isOver: () => boolean,
): LateWay | null {
  const singles = late.flights.map((flight) => [flight]);
  const pairs = late.flights.flatMap((one, at) =>
    late.flights
      .slice(at + 1, late.flights.length > ALL_PAIRS ? at + 4 : undefined)
      .map((other) => [one, other]),
  );
  for (const changes of [singles, pairs]) {
    let found: LateWay | null = null;
    for (const flights of changes) {
      if (isOver()) return found;
      for (const surfaces of changedSurfaces(late, best.surfaces, flights)) {
        const way = lateWay(late, surfaces, saved);
        if (isLess(way.cost, (found ?? best).cost)) found = way;
      }
    }
    if (found) return found;
  }
  return null;
}

/** The surfaces after some flights went to other ones, in every way. */
function changedSurfaces(late: LateProblem, surfaces: Surfaces, flights: readonly string[]): Surfaces[] {
  return flights.reduce<Surfaces[]>(
    (ways, flight) => {
      const home = late.plan.blocks.find(({ flightId }) => flightId === flight)?.surfaceId;
      return ways.flatMap((way) =>
        [...late.closes.keys()]
          .filter((surfaceId) => surfaceId !== (way.get(flight) ?? home))
          .map((surfaceId) => {
            const others = [...way].filter(([id]) => id !== flight);
            return new Map(surfaceId === home ? others : [...others, [flight, surfaceId]]);
          }),
      );
    },
    [surfaces],
  );
}
