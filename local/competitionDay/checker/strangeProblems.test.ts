import { expect, it } from 'vitest';
import { planFile, problemFile } from '../../../shared/contract/core/planningFiles.ts';
import { planCompetition } from '../../../shared/domain/planning/planCompetition.ts';
import { problemFault } from '../../../shared/domain/planning/problemFault.ts';
import { inventStrange } from '../invented/inventStrange.ts';
import { checkPlan } from './checkPlan.ts';

const SEEDS = [...Array.from({ length: 20 }, (_, index) => index + 1), 38];

it.each(SEEDS)('finds nothing wrong with the plan of a strange competition: %i', (seed) => {
  const problem = inventStrange(seed);
  expect(problemFile.parse(problem)).toEqual(problem);
  expect(problemFault(problem)).toBeNull();
  const made = planCompetition(problem, { seed, moves: 1_500, onProgress: () => true });
  expect(planFile.parse(made)).toEqual(made);
  expect(checkPlan(problem, made)).toEqual([]);
});
