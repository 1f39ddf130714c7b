import { expect, it } from 'vitest';
import type { Block, Plan, Problem } from '../../../contract/core/planningFiles.ts';
import { timeOfSeconds } from '../../core/dates/times.ts';
import { boardFindings } from '../byHand/boardFindings.ts';
import { createRandom } from '../random.ts';
import { at, block, DATE, flightOf, problemOf, publishedOf } from './lateProblem.testing.ts';
import { lateProposals } from './lateProposals.ts';
import { bestSurfaces, isLess, lateProblem, type LateWay, lateWay } from './lateSearch.ts';
import type { LateDay } from './layLateDay.ts';

interface Case {
  readonly problem: Problem;
  readonly plan: Pick<Plan, 'flights' | 'blocks' | 'panels'>;
  readonly day: LateDay;
}

/** Flights of one to four skaters on two surfaces, some of them twice, on a day of which one surface is late. */
function generated(seed: number, count: number, skaters: number): Case {
  const random = createRandom(seed);
  const below = random.below;
  const sizes = Array.from({ length: count }, () => 1 + below(4));
  const programmes = sizes.flatMap((size, number) => Array.from({ length: size }, () => number));
  const problem = problemOf(
    programmes.map(() => `s${below(skaters)}`),
    count > 20 ? '23:00' : '15:00',
  );
  const flights = sizes.map((_, number) =>
    flightOf(
      number,
      programmes.flatMap((flight, index) => (flight === number ? [index] : [])),
    ),
  );
  const free = { A: at('10:00'), B: at('10:00') };
  const blocks = flights.flatMap(({ id }, number) => {
    const surfaceId = below(100) < 65 ? 'A' : 'B';
    const minutes = 5 + (sizes[number] ?? 1) * 4;
    const put = (kind: Block['kind'] | number, length: number) => {
      const start = timeOfSeconds(free[surfaceId]).slice(0, 5);
      free[surfaceId] += length * 60;
      return block(surfaceId, start, length, kind);
    };
    const pause = below(10) < 3 ? [put(below(2) === 0 ? 'resurfacing' : 'break', 15)] : [];
    return [...pause, { ...put(number, minutes), flightId: id }];
  });
  const first = blocks.find(({ surfaceId, flightId }) => surfaceId === 'A' && flightId !== undefined);
  const end = at('10:30') + below(40) * 60;
  const day: LateDay = {
    date: DATE,
    now: end,
    published: publishedOf(blocks),
    fixed: new Map(
      first?.flightId === undefined ? [] : [[first.flightId, { surfaceId: 'A', start: end - 900, end }]],
    ),
  };
  return { problem, plan: { flights, blocks, panels: [] }, day };
}

/** The best of all ways to give the flights their surfaces. */
function exhaustive({ problem, plan, day }: Case, isShort: boolean): LateWay {
  const late = lateProblem(problem, plan, day);
  const homes = new Map(plan.blocks.map(({ flightId, surfaceId }) => [flightId, surfaceId]));
  return Array.from({ length: 2 ** late.flights.length }, (_, bits) => {
    const moved = late.flights.filter((__, index) => (bits >> index) % 2 === 1);
    return new Map(moved.map((id) => [id, homes.get(id) === 'A' ? 'B' : 'A']));
  })
    .map((surfaces) => lateWay(late, surfaces, { shortResurfacings: isShort, movesPauses: false }))
    .reduce((best, way) => (isLess(way.cost, best.cost) ? way : best));
}

it('finds as good a way as the search of all ways, on twenty late days of up to eight flights', () => {
  const cases = Array.from({ length: 20 }, (_, seed) => generated(seed + 1, 3 + (seed % 6), 9));
  const better = cases.filter(({ problem, plan, day }, index) => {
    const found = bestSurfaces(lateProblem(problem, plan, day), {
      shortResurfacings: index % 2 === 0,
      movesPauses: false,
    });
    const best = exhaustive({ problem, plan, day }, index % 2 === 0);
    expect(isLess(found.cost, best.cost)).toBe(false);
    return isLess(best.cost, found.cost);
  });
  expect(better).toEqual([]);
  // The cases are none that nothing can be done about.
  const moved = cases.filter((one) => exhaustive(one, false).surfaces.size > 0);
  expect(moved.length).toBeGreaterThan(10);
});

it('loses no flight, puts none upon another, and moves no fixed one', () => {
  for (let seed = 100; seed < 140; seed += 1) {
    const { problem, plan, day } = generated(seed, 12, 20);
    const before = boardFindings(problem, plan).findings.filter(({ rule }) => rule === 'overlap');
    for (const { plan: after } of lateProposals(problem, plan, day)) {
      expect(after.blocks.flatMap(({ flightId }) => flightId ?? []).toSorted()).toEqual(
        plan.blocks.flatMap(({ flightId }) => flightId ?? []).toSorted(),
      );
      const overlaps = boardFindings(problem, after).findings.filter(({ rule }) => rule === 'overlap');
      expect(overlaps.length).toBeLessThanOrEqual(before.length);
      for (const one of plan.blocks.filter(({ flightId }) => day.fixed.has(flightId ?? '')))
        expect(after.blocks).toContainEqual(one);
    }
  }
});
