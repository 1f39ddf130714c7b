import { expect, it } from 'vitest';
import type { Problem } from '../../../contract/core/planningFiles.ts';
import { buildFlights } from '../flights/buildFlights.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { createRandom } from '../random.ts';
import { rulesOfTracks } from './layOut.ts';
import { createModel } from './model.ts';
import { PupilMoves } from './pupilMoves.ts';
import { Schedule } from './schedule.ts';

/** Twenty pupils of each of two coaches, apart in age and so in flights, on one surface. */
function problemOf(coaches: number): Problem {
  const people = Array.from({ length: 40 }, (_, index) => {
    const coach = index < 20 ? 0 : 1;
    return { birth: coach * 3_000 + index * 30, sex: 'F' as const, level: 0, both: false, coach };
  });
  const problem = smallProblem(1, people);
  return { ...problem, surfaces: problem.surfaces.slice(0, 1), coaches: problem.coaches.slice(0, coaches) };
}

type OrderOf = (own: number[], others: number[]) => number[];

function scheduleOf(problem: Problem, orderOf: OrderOf) {
  const model = createModel(problem, buildFlights(problem));
  const none = () => new Int32Array(model.flights.length).fill(-1);
  const numbers = [...model.flights.keys()];
  const half = numbers.length / 2;
  const order = orderOf(numbers.slice(0, half), numbers.slice(half));
  return {
    model,
    schedule: new Schedule(model, rulesOfTracks(model), [order], { start: none(), trackOf: none() }),
  };
}

const gatheringOf = (problem: Problem, orderOf: OrderOf) => scheduleOf(problem, orderOf).schedule.gathering;

const inRuns = (own: number[], others: number[]) => [...own, ...others];
const mixed = (own: number[], others: number[]) => own.flatMap((flight, at) => [flight, others[at] ?? 0]);

it('costs less where the pupils of few judges stand in few runs, and nothing where there are judges enough', () => {
  const few = problemOf(3);
  expect(gatheringOf(few, inRuns)).toBeGreaterThan(0);
  expect(gatheringOf(few, inRuns)).toBeLessThan(gatheringOf(few, mixed));
  expect(gatheringOf(problemOf(8), mixed)).toBe(0);
});

it('by moves of pupils alone, runs lose those of a judge', () => {
  const { model, schedule } = scheduleOf(problemOf(3), mixed);
  const moves = new PupilMoves(schedule, model);
  const random = createRandom(1);
  const before = schedule.gathering;
  for (let made = 0; made < 500; made += 1) {
    const move = moves.pick(random);
    if (!move) continue;
    const { gathering } = schedule;
    schedule.propose(move);
    if (schedule.gathering > gathering) schedule.reject();
  }
  expect(schedule.gathering).toBeLessThan(before);
  expect(schedule.gathering).toBeLessThanOrEqual(gatheringOf(problemOf(3), inRuns));
});
