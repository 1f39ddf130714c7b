import type { Plan, Problem, Score } from '../../../../../shared/contract/core/planningFiles.ts';
import type { FromPlanWorker, ToPlanWorker } from './planMessages.ts';

interface Search {
  readonly seed: number;
  readonly moves: number;
}

/** A plan that is being made. */
export interface Planning {
  /** Rejects if the worker cannot start or fails. */
  readonly plan: Promise<Plan>;
  /** Ends the search with the best plan so far. */
  readonly stop: () => void;
  /** Ends it without a plan. */
  readonly cancel: () => void;
}

/** Plans in a worker, so that the page stays usable. */
export function startPlanning(
  problem: Problem,
  { seed, moves }: Search,
  onProgress: (moves: number, best: Score) => void = () => undefined,
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
  send({ kind: 'plan', problem, seed, moves });
  return { plan, stop: () => send({ kind: 'stop' }), cancel: () => worker.terminate() };
}
