import { expect, inject, it } from 'vitest';
import { planCompetition } from '../../shared/domain/planning/planCompetition.ts';
import { INSTANCES } from './invented/instances.ts';
import { inventProblem } from './invented/inventProblem.ts';

it('leaves few seats open where twelve coaches judge their own rinks: the search makes room for them', () => {
  const dense = { skaters: 120, entries: 160, coaches: 12, rinks: 5, surfaces: 1, days: 1 };
  const problem = inventProblem({ ...INSTANCES.a, ...dense });
  const open = (inject('isThorough') ? [1, 2, 3] : [2]).map((seed) => {
    const { panels } = planCompetition(problem, { seed, moves: 20_000, onProgress: () => true });
    return panels.flatMap(({ judges, referee }) => [...judges, referee]).filter((coach) => coach === null)
      .length;
  });
  // Of 28 each. Before the search knew of seats it was 9, 13 and 12.
  expect(Math.max(...open)).toBeLessThanOrEqual(8);
});
