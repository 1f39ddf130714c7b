import { planInSteps } from '../../../../../shared/domain/planning/planCompetition.ts';
import type { FromPlanWorker, ToPlanWorker } from './planMessages.ts';

let isStopped = false;

const answer = (message: FromPlanWorker) => self.postMessage(message);

/** Lets the messages of the page through. */
const lookUp = () => new Promise((resolve) => setTimeout(resolve));

async function plan({ problem, seed, moves: all }: Extract<ToPlanWorker, { kind: 'plan' }>): Promise<void> {
  const steps = planInSteps(problem, { seed, moves: all });
  let step = steps.next();
  while (!step.done) {
    const { moves, best } = step.value;
    answer({ kind: 'progress', moves, best: [...best] });
    await lookUp();
    step = steps.next(!isStopped);
  }
  answer({ kind: 'plan', plan: step.value });
}

/** A failure in there is an error of the worker, which the page hears. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

self.addEventListener('message', ({ data }: MessageEvent<ToPlanWorker>) => {
  if (data.kind === 'stop') isStopped = true;
  else plan(data).catch(fail);
});
