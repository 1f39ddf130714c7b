import { useEffect, useRef, useState } from 'react';
import type { Plan, Problem, Score } from '../../../../../shared/contract/core/planningFiles.ts';
import type { FromPlanWorker, ToPlanWorker } from './planMessages.ts';

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
    const planning = startPlanning(problem, newSeed(), (moves, best) =>
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

/** A plan that is being made. */
interface Planning {
  /** Rejects if the worker cannot start or fails. */
  readonly plan: Promise<Plan>;
  /** Ends the search with the best plan so far. */
  readonly stop: () => void;
  /** Ends it without a plan. */
  readonly cancel: () => void;
}

/** Plans in a worker, so that the page stays usable. */
function startPlanning(
  problem: Problem,
  seed: number,
  onProgress: (moves: number, best: Score) => void,
): Planning {
  const worker = new Worker(new URL('./planWorker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToPlanWorker) => worker.postMessage(message);
  const plan = new Promise<Plan>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromPlanWorker>) => {
      if (data.kind === 'progress') return onProgress(data.moves, data.best);
      worker.terminate();
      return resolve(data.plan);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The worker made no plan'));
    });
  });
  send({ kind: 'plan', problem, seed });
  return { plan, stop: () => send({ kind: 'stop' }), cancel: () => worker.terminate() };
}
