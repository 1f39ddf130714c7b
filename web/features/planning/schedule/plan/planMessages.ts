import type { Plan, Problem, Score } from '../../../../../shared/contract/core/planningFiles.ts';

/** The page's messages to the worker. */
export type ToPlanWorker =
  | { readonly kind: 'plan'; readonly problem: Problem; readonly seed: number; readonly moves: number }
  /** Ends the search with the best plan so far. */
  | { readonly kind: 'stop' };

/** The worker's answers: progress about a hundred times, then the plan. */
export type FromPlanWorker =
  | { readonly kind: 'progress'; readonly moves: number; readonly best: Score }
  | { readonly kind: 'plan'; readonly plan: Plan };
