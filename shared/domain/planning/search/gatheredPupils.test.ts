import { expect, it } from 'vitest';
import type { Problem } from '../../../contract/core/planningFiles.ts';
import { buildFlights } from '../flights/buildFlights.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { rulesOfTracks } from './layOut.ts';
import { createModel } from './model.ts';
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

function gatheringOf(problem: Problem, orderOf: (own: number[], others: number[]) => number[]): number {
  const model = createModel(problem, buildFlights(problem));
  const none = () => new Int32Array(model.flights.length).fill(-1);
  const numbers = [...model.flights.keys()];
  const half = numbers.length / 2;
  const order = orderOf(numbers.slice(0, half), numbers.slice(half));
  return new Schedule(model, rulesOfTracks(model), [order], { start: none(), trackOf: none() }).gathering;
}

const inRuns = (own: number[], others: number[]) => [...own, ...others];
const mixed = (own: number[], others: number[]) => own.flatMap((flight, at) => [flight, others[at] ?? 0]);

it('costs less where the pupils of few judges stand in few runs, and nothing where there are judges enough', () => {
  const few = problemOf(3);
  expect(gatheringOf(few, inRuns)).toBeGreaterThan(0);
  expect(gatheringOf(few, inRuns)).toBeLessThan(gatheringOf(few, mixed));
  expect(gatheringOf(problemOf(8), mixed)).toBe(0);
});
