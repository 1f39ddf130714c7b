import { expect, it } from 'vitest';
import type { Problem } from '../../../contract/core/planningFiles.ts';
import { RULES, smallProblem } from '../planProblem.testing.ts';
import { createRandom } from '../random.ts';
import { buildFlights } from './buildFlights.ts';

const SIZE_COST = [0, 100, 12, 3, 0, 0, 25, 45, 70, 95];

/** The cost of one flight, by the letters of the rule: its size, and 6 × ⌈days beyond 730 ÷ 365⌉². */
function costOf(births: readonly number[]): number {
  const beyond = Math.max(...births) - Math.min(...births) - 730;
  return (SIZE_COST[births.length] ?? Infinity) + (beyond > 0 ? 6 * Math.ceil(beyond / 365) ** 2 : 0);
}

/** The least cost of all divisions of a list into groups, whoever is neighbour in age. */
function leastCost(births: readonly number[], groups: readonly (readonly number[])[] = []): number {
  const [first, ...others] = births;
  if (first === undefined) return groups.reduce((sum, group) => sum + costOf(group), 0);
  const joined = groups.map((_, index) =>
    leastCost(
      others,
      groups.map((group, at) => (at === index ? [...group, first] : group)),
    ),
  );
  return Math.min(leastCost(others, [...groups, [first]]), ...joined);
}

/** One event of girls of about an age, born some days after 2010-01-01. */
function bucketOf(births: readonly number[]): Problem {
  const skaters = births.map(() => ({ birth: 0, sex: 'F' as const, level: 1, both: false, coach: 0 }));
  const problem = smallProblem(1, skaters);
  return {
    ...problem,
    skaters: problem.skaters.map((skater, index) => ({
      ...skater,
      birthdate: new Date(Date.UTC(2010, 0, 1 + (births[index] ?? 0))).toISOString().slice(0, 10),
    })),
  };
}

it('divides 200 small buckets as well as any division can', () => {
  const random = createRandom(16);
  for (let bucket = 0; bucket < 200; bucket += 1) {
    const spread = 200 + random.below(2_200);
    const births = Array.from({ length: 1 + random.below(8) }, () => random.below(spread));
    const problem = bucketOf(births);
    const birthOf = new Map(problem.programmes.map(({ id }, index) => [id, births[index] ?? 0]));
    const flights = buildFlights(problem);
    const cost = flights.reduce(
      (sum, { programmes }) => sum + costOf(programmes.map((id) => birthOf.get(id) ?? 0)),
      0,
    );
    expect({ births, cost }).toEqual({ births, cost: leastCost(births) });
  }
});

it('orders skaters of the same day by id, whatever the order of the file', () => {
  const problem = bucketOf([5, 5, 5, 5, 5, 5]);
  const ids = problem.programmes.map(({ id }) => id).sort();
  const reversed = { ...problem, programmes: problem.programmes.toReversed() };
  expect(buildFlights(reversed)).toEqual(buildFlights(problem));
  expect(buildFlights(problem).flatMap(({ programmes }) => programmes)).toEqual(ids);
});

const bucketOfSexes = (people: readonly (readonly [birth: number, sex: 'F' | 'M' | null])[]) => {
  const problem = bucketOf(people.map(([birth]) => birth));
  return {
    ...problem,
    skaters: problem.skaters.map((skater, index) => ({ ...skater, sex: people[index]?.[1] ?? null })),
  };
};
const sizes = (problem: Problem) =>
  buildFlights(problem)
    .map(({ programmes }) => programmes.length)
    .sort();

it('mixes sexes only for somebody who would skate alone, within three years', () => {
  const girls = [0, 10, 20, 30].map((birth) => [birth, 'F'] as const);
  expect(sizes(bucketOfSexes([...girls, [40, 'M'], [50, 'M'], [60, 'M']]))).toEqual([3, 4]);
  expect(sizes(bucketOfSexes([...girls, [1_095, 'M']]))).toEqual([5]);
  expect(sizes(bucketOfSexes([...girls, [1_096, 'M']]))).toEqual([1, 4]);
  // Two who are alone are better together than each with others.
  expect(sizes(bucketOfSexes([...girls, [40, 'M'], [50, null]]))).toEqual([2, 4]);
});

it('keeps adults apart', () => {
  // Eighteen on 2027-01-06, the first day, and a day younger.
  const adult = -360;
  const births = [adult, adult - 1, adult + 1, adult + 2];
  expect(RULES.adultSpanDays).toBe(5_475);
  expect(sizes(bucketOf(births))).toEqual([2, 2]);
});
