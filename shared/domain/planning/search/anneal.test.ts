import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildFlights } from '../flights/buildFlights.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { createRandom } from '../random.ts';
import { annealInSteps } from './anneal.ts';
import { assignDays } from './assignDays.ts';
import { FINAL, wholeEnergy } from './energy.ts';
import { firstOrders } from './firstOrders.ts';
import { rulesOfTracks } from './layOut.ts';
import { createModel } from './model.ts';
import { Schedule } from './schedule.ts';

const crowds = fc.array(
  fc.record({
    birth: fc.integer({ min: 0, max: 9_000 }),
    sex: fc.constantFrom('F' as const, 'M' as const, null),
    level: fc.nat(1),
    both: fc.boolean(),
    coach: fc.nat(7),
  }),
  { minLength: 10, maxLength: 60 },
);

/** A search of a problem of two days, from any orders. */
function searchOf(people: Parameters<typeof smallProblem>[1]) {
  const problem = smallProblem(2, people);
  const model = createModel(problem, buildFlights(problem));
  const rules = rulesOfTracks(model);
  const none = () => new Int32Array(model.flights.length).fill(-1);
  const scheduleOf = (orders: number[][]) =>
    new Schedule(model, rules, orders, { start: none(), trackOf: none() });
  const energyOf = (orders: number[][]) => wholeEnergy(scheduleOf(orders), FINAL);
  const search = (orders: number[][], seed: number): number[][] => {
    const steps = annealInSteps(scheduleOf(orders), model, 600, createRandom(seed));
    let step = steps.next();
    while (!step.done) step = steps.next(true);
    return step.value;
  };
  const first = firstOrders(model, rules, assignDays(model, none(), createRandom(1)), none());
  return { first, search, energyOf };
}

it('never ends worse than the first order, nor than a better plan from which it begins', () => {
  fc.assert(
    fc.property(crowds, fc.integer({ min: 0, max: 999 }), (people, seed) => {
      const { first, search, energyOf } = searchOf(people);
      const found = search(first, seed);
      expect(energyOf(found)).toBeLessThanOrEqual(energyOf(first));
      const again = search(found, seed + 1);
      expect(energyOf(again)).toBeLessThanOrEqual(energyOf(found));
    }),
    { numRuns: 60 },
  );
});
