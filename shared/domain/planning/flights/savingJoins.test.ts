import { expect, it } from 'vitest';
import type { Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { savingJoins } from './savingJoins.ts';

const NONE: ReadonlySet<string> = new Set();
const EVENT = 'Solo Alpha';

/** Skaters of one event, one flight each, born so many days apart, with a quarter of an hour of ice too little. */
function problemOf(births: readonly number[], closes: string): Problem {
  const problem = smallProblem(
    1,
    births.map((birth, index) => ({ birth, sex: 'F', level: 0, both: false, coach: index % 3 })),
  );
  const [surface] = problem.surfaces;
  const days = [{ date: '2027-01-06', opens: '10:00', closes }];
  return { ...problem, surfaces: surface ? [{ ...surface, days }] : [] };
}

const flightsOf = ({ programmes }: Problem): Flight[] =>
  programmes.map(({ id, eventId }, index) => ({ id: `f${index}`, eventId, programmes: [id] }));

it('saves a warm-up for each join: those within the rules first, then by days beyond the age span', () => {
  const problem = problemOf([5_000, 5_100, 6_000, 8_000], '10:01');
  const { lackingSeconds, joins } = savingJoins(problem, flightsOf(problem), NONE);
  expect(lackingSeconds).toBeGreaterThan(0);
  expect(joins).toEqual([
    { eventId: EVENT, flightId: 'f0', otherId: 'f1', seconds: 180, broken: [] },
    { eventId: EVENT, flightId: 'f2', otherId: 'f3', seconds: 180, broken: [{ rule: 'ageSpan', by: 1_270 }] },
  ]);
  expect(savingJoins(problem, flightsOf(problem), new Set([EVENT])).joins).toEqual([]);
});

it('joins no adults with children, and nothing where there is enough ice', () => {
  const adult = problemOf([0, 5_200], '10:01');
  expect(savingJoins(adult, flightsOf(adult), NONE).joins).toEqual([]);
  const enough = problemOf([5_000, 5_100], '15:00');
  expect(savingJoins(enough, flightsOf(enough), NONE)).toEqual({ lackingSeconds: 0, joins: [] });
});

it('stops as soon as enough is saved, and counts the hours that others have as lacking', () => {
  const problem = problemOf([5_000, 5_010, 5_020, 5_030, 5_040, 5_050], '10:30');
  const closed = {
    surfaceId: 'A',
    date: '2027-01-06',
    start: '10:00:00',
    seconds: 300,
    kind: 'resurfacing' as const,
    locked: true as const,
  };
  const fixed = { ...problem.fixed, blocks: [closed] };
  const { lackingSeconds, joins } = savingJoins({ ...problem, fixed }, flightsOf(problem), NONE);
  const before = savingJoins(problem, flightsOf(problem), NONE).lackingSeconds;
  expect(lackingSeconds).toBe(before + 300);
  expect(joins.slice(0, -1).reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(lackingSeconds);
});
