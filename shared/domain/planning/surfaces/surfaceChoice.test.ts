import { expect, it } from 'vitest';
import { planCompetition } from '../planCompetition.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { problemFault } from '../problemFault.ts';
import { isWorthAll, priceOfPlan } from './planPrice.ts';
import { onOneSurface, surfacesThatSuffice } from './surfaceChoice.ts';

const problemWith = (skaters: number) =>
  smallProblem(
    1,
    Array.from({ length: skaters }, (_, index) => ({
      birth: 5_000 + index * 20,
      sex: 'F' as const,
      level: 0,
      both: true,
      coach: index % 8,
    })),
  );

const resurfacing = (surfaceId: string, seconds: number) => ({
  surfaceId,
  date: '2027-01-06',
  start: '10:00:00',
  seconds,
  kind: 'resurfacing' as const,
  locked: true as const,
});

it('names the surfaces that hold all flights alone, not one that others have or that a locked block leaves out', () => {
  const few = problemWith(12);
  expect(surfacesThatSuffice(few, [])).toEqual(['A', 'B']);
  expect(surfacesThatSuffice(problemWith(90), [])).toEqual([]);
  expect(surfacesThatSuffice({ ...few, surfaces: few.surfaces.slice(0, 1) }, [])).toEqual([]);
  const blocks = [resurfacing('B', 4 * 3_600)];
  const closed = { ...few, fixed: { ...few.fixed, blocks } };
  expect(surfacesThatSuffice(closed, blocks)).toEqual(['A']);
  const locked = { ...few, fixed: { ...few.fixed, blocks: [resurfacing('B', 900)] } };
  expect(surfacesThatSuffice(locked, [])).toEqual(['B']);
});

it('plans onto one surface alone, and says what that costs', () => {
  const problem = problemWith(40);
  const one = onOneSurface(problem, 'A');
  expect(problemFault(one)).toBeNull();
  const plan = (of: typeof problem) => planCompetition(of, { seed: 7, moves: 2_000, onProgress: () => true });
  const [all, alone] = [plan(problem), plan(one)];
  expect(new Set(alone.blocks.map(({ surfaceId }) => surfaceId))).toEqual(new Set(['A']));
  const [priceOfAll, priceAlone] = [priceOfPlan(problem, all), priceOfPlan(one, alone)];
  expect(priceOfAll.ends?.seconds).toBeLessThan(priceAlone.ends?.seconds ?? 0);
  expect(priceAlone.ends?.date).toBe('2027-01-06');
  const stays = problem.skaters.map(({ id }) => {
    const flights = alone.flights.filter(({ programmes }) =>
      programmes.some((p) => p.startsWith(`p${id.slice(1)} `)),
    );
    const own = alone.blocks.filter(({ flightId }) => flights.some((flight) => flight.id === flightId));
    const from = own.map(({ start }) => Date.parse(`2027-01-06T${start}Z`) / 1_000);
    return Math.max(...own.map(({ seconds }, at) => (from[at] ?? 0) + seconds)) - Math.min(...from);
  });
  const mean = stays.reduce((sum, stay) => sum + stay, 0) / stays.length;
  expect(priceAlone.secondsPerSkater).toBe(Math.round(mean));
});

it('uses all surfaces unless families wait longer for it', () => {
  const price = (minutes: number) => ({ ends: null, secondsPerSkater: minutes * 60, openSeats: 0 });
  expect(isWorthAll(price(100), [price(102), price(99)])).toBe(true);
  expect(isWorthAll(price(120), [price(130), price(97)])).toBe(false);
});
