import {
  blockInPace,
  lateDayInPace,
  problemInPace,
  proposalInPace,
} from '../../../../shared/domain/day/rehearsal/lateInPace.ts';
import { scheduledPace, type Pace } from '../../../../shared/domain/day/rehearsal/pace.ts';
import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { BoardPlan } from '../../../../shared/domain/planning/byHand/boardFindings.ts';
import type { LateDay } from '../../../../shared/domain/planning/late/layLateDay.ts';
import { lateProposals, swapProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';

export interface LateQuestion {
  readonly problem: Problem;
  readonly plan: BoardPlan;
  readonly day: LateDay;
  /** A flight that is to change places with the one after it; null for none. */
  readonly swap: string | null;
  /** A rehearsal goes faster than the minutes of the rules. */
  readonly pace: Pace;
}

/** Organisers wait no longer than this: what was found until then counts. */
const MOST_MILLISECONDS = 4_000;

self.addEventListener('message', ({ data }: MessageEvent<LateQuestion>) => {
  const { swap, pace } = data;
  const scheduled = scheduledPace(pace);
  const problem = problemInPace(data.problem, scheduled);
  const plan = { ...data.plan, blocks: data.plan.blocks.map((block) => blockInPace(block, scheduled)) };
  const day = lateDayInPace(data.day, scheduled);
  const end = performance.now() + MOST_MILLISECONDS;
  const swapped = swap === null ? null : swapProposal(problem, plan, day, swap);
  const proposals = lateProposals(problem, plan, day, () => performance.now() > end);
  const found = swapped ? [swapped, ...proposals] : proposals;
  self.postMessage(found.map((proposal) => proposalInPace(proposal, pace)));
});
