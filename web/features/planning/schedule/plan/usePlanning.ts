import { useEffect, useRef, useState } from 'react';
import type { Plan, Problem, Score } from '../../../../../shared/contract/core/planningFiles.ts';
import { DEFAULT_MOVES } from '../../../../../shared/domain/planning/planMoves.ts';
import { type Planning, startPlanning } from './startPlanning.ts';

export interface PlanningProgress {
  readonly moves: number;
  /** Null until the first plan is counted. */
  readonly best: Score | null;
  readonly isStopping: boolean;
}

/** Seeds that the server accepts. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Plans in a worker. Leaving the page ends it. */
export function usePlanning() {
  const [progress, setProgress] = useState<PlanningProgress | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const running = useRef<Planning>(null);
  useEffect(() => () => running.current?.cancel(), []);

  /** @param onPlan stores the plan */
  const start = async (problem: Problem, onPlan: (plan: Plan) => Promise<void>) => {
    setIsFailed(false);
    setProgress({ moves: 0, best: null, isStopping: false });
    const planning = startPlanning(problem, { seed: newSeed(), moves: DEFAULT_MOVES }, (moves, best) =>
      setProgress((before) => before && { ...before, moves, best }),
    );
    running.current = planning;
    try {
      await onPlan(await planning.plan);
    } catch {
      setIsFailed(true);
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  const stop = () => {
    setProgress((before) => before && { ...before, isStopping: true });
    running.current?.stop();
  };

  return { progress, isFailed, start, stop };
}
