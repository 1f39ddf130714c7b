import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanCoach, Problem } from '../../../contract/core/planningFiles.ts';
import { planCompetition } from '../planCompetition.ts';
import { smallProblem } from '../planProblem.testing.ts';
import { seatOutlook } from './seatOutlook.ts';

const coach = (id: string, certificates: PlanCoach['certificates'] = ['gold']): PlanCoach => ({
  id,
  rinkId: null,
  certificates,
  skaterId: null,
  available: null,
});

/** Twelve skaters of one event and one age, two flights of twelve minutes, with coaches in turn. */
const problemOf = (coaches: PlanCoach[], pupils: readonly number[]): Problem => ({
  ...smallProblem(
    1,
    Array.from({ length: 12 }, (_, index) => ({
      birth: 5_000 + index,
      sex: 'F',
      level: 0,
      both: false,
      coach: pupils[index % pupils.length] ?? 0,
    })),
  ),
  coaches,
});

describe('the outlook of seats', () => {
  it('counts the seats of the fewest panels, all open where every coach has pupils in every flight', () => {
    const outlook = seatOutlook(problemOf([coach('c0'), coach('c1')], [0, 1]));
    expect(outlook).toEqual({ seats: 4, open: 4, judges: 2, guestFills: 1, certified: null });
  });

  it('names the coach whose certificate fills most, and nothing where every seat can be filled', () => {
    const four = ['c0', 'j1', 'j2', 'j3'].map((id) => coach(id));
    const lacking = problemOf([...four, coach('idle', []), coach('skates', [])], [0]);
    expect(seatOutlook(lacking)).toMatchObject({ open: 1, certified: { coachId: 'idle', fills: 1 } });
    expect(seatOutlook(problemOf([...four, coach('j4')], [0]))).toMatchObject({
      open: 0,
      guestFills: 0,
      certified: null,
    });
  });

  it('asks for Gold on the first seat, and leaves out coaches who declined', () => {
    const bronze = ['j1', 'j2', 'j3', 'j4'].map((id) => coach(id, ['bronze']));
    expect(seatOutlook(problemOf(bronze, [9]))).toMatchObject({ open: 1, judges: 4, guestFills: 1 });
    const declined = { ...coach('j5'), available: [] };
    expect(seatOutlook(problemOf([...bronze, declined], [9]))).toMatchObject({ open: 1, judges: 4 });
  });

  it('never says more than a plan leaves open', () => {
    const skaters = fc.array(
      fc.record({
        birth: fc.integer({ min: 4_000, max: 6_000 }),
        sex: fc.constantFrom('F' as const, 'M' as const),
        level: fc.nat(1),
        both: fc.boolean(),
        coach: fc.nat(3),
      }),
      { minLength: 5, maxLength: 40 },
    );
    fc.assert(
      fc.property(
        skaters,
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 2 }),
        (people, few, surfaces) => {
          const whole = smallProblem(1, people);
          const problem = {
            ...whole,
            surfaces: whole.surfaces.slice(0, surfaces),
            coaches: whole.coaches.map((one, index) => (index < few ? one : { ...one, certificates: [] })),
          };
          const { panels } = planCompetition(problem, { seed: 7, moves: 400, onProgress: () => true });
          const open = panels
            .flatMap(({ judges, referee }) => [...judges, referee])
            .filter((id) => id === null);
          expect(seatOutlook(problem).open).toBeLessThanOrEqual(open.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});
