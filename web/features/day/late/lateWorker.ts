import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { BoardPlan } from '../../../../shared/domain/planning/byHand/boardFindings.ts';
import type { LateDay } from '../../../../shared/domain/planning/late/layLateDay.ts';
import { lateProposals } from '../../../../shared/domain/planning/late/lateProposals.ts';

export interface LateQuestion {
  readonly problem: Problem;
  readonly plan: BoardPlan;
  readonly day: LateDay;
}

/** Organisers wait no longer than this: what was found until then counts. */
const MOST_MILLISECONDS = 4_000;

self.addEventListener('message', ({ data }: MessageEvent<LateQuestion>) => {
  const end = performance.now() + MOST_MILLISECONDS;
  self.postMessage(lateProposals(data.problem, data.plan, data.day, () => performance.now() > end));
});
