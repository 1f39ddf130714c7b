import type {
  Block,
  PlanFinding,
  Flight,
  Plan,
  Problem,
  Score,
} from '../../../contract/core/planningFiles.ts';
import { spanOf } from './blockSpans.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';
import { bookOf, brokenRules, newlyBroken } from '../flights/bookRules.ts';
import { sizeCost } from '../flights/flightCost.ts';
import { flightSeconds } from '../flightLength.ts';
import { isFreshAfter, secondsOnIce } from '../iceUse.ts';
import { programmesOf } from '../planFacts.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import { placeBlock } from './placeBlock.ts';
import { planFindings } from './planFindings.ts';

/** Blocks that a late change moves at most: everybody else keeps the published time. */
const MOST_MOVED = 3;

type Planned = Pick<Plan, 'flights' | 'blocks' | 'panels'>;

/** A plan after a withdrawal or a late entry. */
export interface ChangedPlan extends Planned {
  /** Blocks that start at another time than before, three at most. */
  readonly moved: readonly Block[];
  readonly findings: readonly PlanFinding[];
  readonly score: Score;
}

/**
 * Takes a withdrawn programme out of a plan. Its flight ends earlier, and a flight of nobody goes; no block moves.
 * @returns null where the programme is in no flight
 */
export function withdrawProgramme(problem: Problem, plan: Planned, programmeId: string): ChangedPlan | null {
  const flight = plan.flights.find(({ programmes }) => programmes.includes(programmeId));
  if (!flight) return null;
  const left = { ...flight, programmes: flight.programmes.filter((id) => id !== programmeId) };
  if (left.programmes.length > 0) return changedPlan(problem, withFlight(problem, plan, flight, left), []);
  const without = {
    flights: plan.flights.filter((one) => one !== flight),
    blocks: plan.blocks.filter(({ flightId }) => flightId !== flight.id),
    panels: plan.panels
      .map((panel) => ({ ...panel, flightIds: panel.flightIds.filter((id) => id !== flight.id) }))
      .filter(({ flightIds }) => flightIds.length > 0),
  };
  return changedPlan(problem, without, []);
}

/**
 * Puts a late entry into a plan: last into a flight of its event, or alone into a gap. Of the ways that move three
 * blocks at most, none of them locked, the best: fewest hard findings, least time after closing, least ice without
 * resurfacing, fewest rules of the book broken, then the size of the flight, rests and coaches.
 * @param problem has the programme already
 * @param newFlightId for a flight of its own
 * @returns null where the programme is unknown or in a flight already, or where there is no ice at all
 */
export function addProgramme(
  problem: Problem,
  plan: Planned,
  programmeId: string,
  newFlightId: string,
): ChangedPlan | null {
  const programme = problem.programmes.find(({ id }) => id === programmeId);
  if (!programme || plan.flights.some(({ programmes }) => programmes.includes(programmeId))) return null;
  const joins = plan.flights
    .filter(({ eventId }) => eventId === programme.eventId)
    .flatMap((flight) => joinFlight(problem, plan, flight, programmeId) ?? []);
  const alone = { id: newFlightId, eventId: programme.eventId, programmes: [programmeId] };
  const ways = [...joins, ...flightInGap(problem, plan, alone)];
  return ways.sort((one, other) => compareRanks(one.rank, other.rank))[0]?.changed ?? null;
}

interface Way {
  readonly changed: ChangedPlan;
  /** Compared from left to right, the least first. */
  readonly rank: readonly number[];
}

function joinFlight(problem: Problem, plan: Planned, flight: Flight, programmeId: string): Way | null {
  const joined = { ...flight, programmes: [...flight.programmes, programmeId] };
  const longer = withFlight(problem, plan, flight, joined);
  const index = longer.blocks.findIndex(({ flightId }) => flightId === flight.id);
  const block = longer.blocks[index];
  if (!block) return null;
  // A locked flight keeps its start: it only ends later, so it is not moved.
  const { locked, ...free } = block;
  const { surfaceId, date, start } = block;
  const placing = { block: index, surfaceId, date, at: { start } };
  const result = placeBlock(problem, longer.blocks.with(index, free), placing);
  if ('fault' in result || result.moved.length > MOST_MOVED) return null;
  const placed = result.blocks[index] ?? block;
  const blocks = result.blocks.with(index, locked ? { ...placed, locked } : placed);
  const moved = result.moved.flatMap((at) => blocks[at] ?? []);
  return wayOf(problem, plan, { ...longer, blocks }, joined, moved);
}

/** Alone, wherever no other block is in the way, or behind the last block of a track. */
function flightInGap(problem: Problem, plan: Planned, flight: Flight): Way[] {
  const seconds = Math.max(1, lengthOf(problem, flight));
  return tracksOf(problem).flatMap(({ surfaceId, date, opens }) => {
    const spans = [...plan.blocks, ...problem.fixed.blocks]
      .filter((block) => block.surfaceId === surfaceId && block.date === date)
      .map(spanOf);
    return [opens, ...spans.map(({ until }) => until)]
      .filter((start) => !spans.some(({ from, until }) => from < start + seconds && start < until))
      .map((start) => {
        const block: Block = {
          surfaceId,
          date,
          start: timeOfSeconds(start),
          seconds,
          kind: 'flight',
          flightId: flight.id,
        };
        const after = {
          ...plan,
          flights: [...plan.flights, flight],
          blocks: [...plan.blocks, block],
        };
        return wayOf(problem, plan, after, flight, []);
      });
  });
}

function wayOf(
  problem: Problem,
  before: Planned,
  after: Planned,
  flight: Flight,
  moved: readonly Block[],
): Way {
  const book = bookOf(problem);
  const old = before.flights.find(({ id }) => id === flight.id)?.programmes ?? [];
  const broken = newlyBroken(
    brokenRules(book, flight.eventId, flight.programmes),
    brokenRules(book, flight.eventId, old),
  );
  const changed = changedPlan(problem, after, moved);
  const [hard, late, medium, soft] = changed.score;
  const size = sizeCost(problem.rules, flight.programmes.length);
  const cost = old.length === 0 ? size : size - sizeCost(problem.rules, old.length);
  const unresurfaced = secondsWithoutResurfacing(problem, after.blocks);
  return { changed, rank: [hard, late, unresurfaced, broken.length, cost, medium, moved.length, soft] };
}

function changedPlan(problem: Problem, plan: Planned, moved: readonly Block[]): ChangedPlan {
  const { flights, blocks, panels } = plan;
  return { flights, blocks, panels, moved, ...planFindings(problem, plan) };
}

/** The flight with other programmes; its block gets as much longer or shorter as the flight does. */
function withFlight(problem: Problem, plan: Planned, before: Flight, after: Flight): Planned {
  const more = lengthOf(problem, after) - lengthOf(problem, before);
  return {
    flights: plan.flights.map((flight) => (flight === before ? after : flight)),
    blocks: plan.blocks.map((block) =>
      block.flightId === before.id ? { ...block, seconds: Math.max(1, block.seconds + more) } : block,
    ),
    panels: plan.panels,
  };
}

function lengthOf({ events, programmes }: Problem, flight: Flight): number {
  const event = events.find(({ id }) => id === flight.eventId);
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  const seconds = programmesOf(flight, byId).map((programme) => programme.seconds);
  return event ? flightSeconds(event, seconds) : 0;
}

/** Seconds of ice beyond what is skated between two resurfacings, over all tracks. */
function secondsWithoutResurfacing({ rules }: Problem, blocks: readonly Block[]): number {
  const most = rules.iceMinutesBetweenResurfacings * 60;
  const tracks = Map.groupBy(blocks, ({ surfaceId, date }) => JSON.stringify([surfaceId, date]));
  let beyond = 0;
  for (const track of tracks.values()) {
    let run = 0;
    for (const block of track.toSorted(
      (one, other) => secondsOfTime(one.start) - secondsOfTime(other.start),
    )) {
      const before = Math.max(0, run - most);
      run = isFreshAfter(block) ? 0 : run + secondsOnIce(block);
      beyond += Math.max(0, Math.max(0, run - most) - before);
    }
  }
  return beyond;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
