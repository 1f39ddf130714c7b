import type { Block, Plan, Problem } from '../../contract/core/planningFiles.ts';
import { lackingSeconds } from '../entering/onIce/bound.ts';
import { buildFlights } from './flights/buildFlights.ts';
import { assignPanels } from './panels/assignPanels.ts';
import { makeRoom } from './panels/makeRoom.ts';
import { peopleOfFlights, timeFlights } from './planFacts.ts';
import { createRandom } from './random.ts';
import { scorePlan } from './scorePlan.ts';
import { type SearchProgress, annealInSteps } from './search/anneal.ts';
import { assignDays } from './search/assignDays.ts';
import { firstOrders } from './search/firstOrders.ts';
import { layOut, rulesOfTracks } from './search/layOut.ts';
import { type Model, at, createModel } from './search/model.ts';
import { Schedule, type Totals } from './search/schedule.ts';
import { drawStartOrders } from './startOrder.ts';
import { secondsOfTime } from '../core/dates/times.ts';

export interface PlanOptions {
  /** The same seed, problem and number of moves give the same plan, byte for byte. */
  readonly seed: number;
  readonly moves: number;
  /** Told about a hundred times; false stops the search and keeps the best plan so far. */
  readonly onProgress: (moves: number, best: Totals) => boolean;
}

/**
 * Plans a competition: flights by rule, start orders drawn, every flight onto a day, a surface and a time, then panels.
 * What is fixed stays where it is. A plan that does not fit its hours is made all the same; its findings say by how much.
 */
export function planCompetition(problem: Problem, options: PlanOptions): Plan {
  const steps = planInSteps(problem, options);
  let step = steps.next();
  while (!step.done) step = steps.next(options.onProgress(step.value.moves, step.value.best));
  return step.value;
}

/**
 * The same plan in about a hundred steps, for who has to look up between them: a worker hears no message while it
 * computes. `next(false)` stops the search and keeps the best plan so far.
 */
export function* planInSteps(
  problem: Problem,
  options: Pick<PlanOptions, 'seed' | 'moves'>,
): Generator<SearchProgress, Plan, boolean> {
  const random = createRandom(options.seed);
  const programmes = new Map(problem.programmes.map((programme) => [programme.id, programme]));
  const flights = drawStartOrders(buildFlights(problem), problem.fixed.flights, programmes, random);
  const model = createModel(problem, flights);
  const placed = fixedPlacement(model);
  const days = assignDays(model, placed.days, random);
  const rules = rulesOfTracks(model);
  const orders = firstOrders(model, rules, days, placed.trackOf);
  const schedule = new Schedule(model, rules, orders, placed);
  const people = peopleOfFlights(problem, flights);
  schedule.restore(yield* annealInSteps(schedule, model, options.moves, random));
  makeRoom(problem, model, schedule, rules, people, options.moves);
  const blocks = layOut(model, schedule.orders);
  const timed = timeFlights(people, blocks);
  const seats = assignPanels(problem, timed, blocks);
  const { findings, score } = scorePlan(problem, timed, blocks, seats);
  const panels = seats.toPanels();
  const bound = boundOf(problem, model, blocks);
  return { version: 1, seed: options.seed, score, flights, blocks, panels, bound, findings };
}

function boundOf({ rules }: Problem, { tracks, length }: Model, blocks: readonly Block[]): Plan['bound'] {
  const needed = length.reduce((sum, seconds) => sum + seconds, 0);
  return {
    tracks: tracks.map(({ surfaceId, date, opens, closes }) => ({
      surfaceId,
      date,
      openSeconds: closes - opens,
      neededSeconds: blocks
        .filter((block) => block.surfaceId === surfaceId && block.date === date)
        .filter(({ kind }) => kind === 'flight')
        .reduce((sum, { seconds }) => sum + seconds, 0),
    })),
    lackingSeconds: lackingSeconds(needed, tracks, rules),
  };
}

/** The flights whose blocks are fixed; -1 for the others. */
function fixedPlacement({ flights, tracks, dayOf, problem }: Model) {
  const start = new Int32Array(flights.length).fill(-1);
  const trackOf = new Int32Array(flights.length).fill(-1);
  const days = new Int32Array(flights.length).fill(-1);
  const index = new Map(flights.map(({ id }, flight) => [id, flight]));
  for (const { flightId, surfaceId, date, start: time } of problem.fixed.blocks) {
    const flight = index.get(flightId ?? '');
    const track = tracks.findIndex(
      (candidate) => candidate.surfaceId === surfaceId && candidate.date === date,
    );
    if (flight === undefined || track < 0) continue;
    start[flight] = secondsOfTime(time);
    trackOf[flight] = track;
    days[flight] = at(dayOf, track);
  }
  return { start, trackOf, days };
}
