import type { Problem, Score } from '../../../../contract/core/planningFiles.ts';
import { type BegunIds, NONE_BEGUN } from '../../findings/panelFindings.ts';
import { type BoardPlan, boardFindings } from '../boardFindings.ts';
import { nameOfFinding } from '../newFindings.ts';
import type { BoardFinding } from '../trackFindings.ts';
import { judgeChanges } from './judgeChanges.ts';
import { gapMoves, resurfacings, swaps } from './blockChanges.ts';

/** A change that takes a finding away. Blocks and panels are named by their indexes in the plan. */
export type Remedy =
  /** The block goes to a gap, where nobody else has to move. */
  | {
      readonly kind: 'move';
      readonly block: number;
      readonly surfaceId: string;
      readonly date: string;
      readonly start: string;
    }
  /** Two neighbours change places. */
  | { readonly kind: 'swap'; readonly block: number; readonly before: number }
  /** The ice is resurfaced before the block; what follows starts later. */
  | { readonly kind: 'resurface'; readonly before: number }
  /** Another coach takes the seat; the judges are 0, 1, ..., the referee is the last. */
  | { readonly kind: 'judge'; readonly panel: number; readonly seat: number; readonly coachId: string };

export interface RemediedPlan {
  readonly remedy: Remedy;
  /** The plan after it. A new block is the last. */
  readonly plan: BoardPlan;
}

/** As many as somebody reads. */
const MOST = 3;
/** Each is checked by all rules, which takes some milliseconds. */
const MOST_CHECKED = 12;

/** A running day: what has begun stays, and nothing is moved to a time that is over or too near to tell anybody. */
interface RunningDay {
  readonly begun?: BegunIds;
  /** Seconds since 1970 by the venue's clock. */
  readonly earliest?: number;
}

/**
 * Ways out of a finding, the smallest change first, three at most. Each was tried: the finding is gone, of a day that
 * ends too late some of it, and nothing hard or after closing came in its place. Locked blocks stay where they are.
 * @returns none where only a larger change helps
 */
export function remediesOf(
  problem: Problem,
  plan: BoardPlan,
  finding: BoardFinding,
  { begun = NONE_BEGUN, earliest = -Infinity }: RunningDay = {},
): RemediedPlan[] {
  const before = assess(problem, plan, begun);
  const candidates = [
    ...judgeChanges(problem, plan, finding),
    ...resurfacings(problem, plan, finding, earliest),
    ...swaps(plan, finding, earliest),
    ...gapMoves(problem, plan, finding, earliest),
  ];
  const found: RemediedPlan[] = [];
  for (const candidate of candidates.slice(0, MOST_CHECKED)) {
    const after = assess(problem, candidate.plan, begun);
    const isBetter =
      finding.rule === 'closing'
        ? after.score[1] < before.score[1]
        : !after.names.has(nameOfFinding(finding));
    if (isBetter && isNoWorse(before, after)) found.push(candidate);
    if (found.length === MOST) break;
  }
  return found;
}

interface Assessment {
  readonly names: ReadonlySet<string>;
  readonly hard: number;
  readonly score: Score;
}

function assess(problem: Problem, plan: BoardPlan, begun: BegunIds): Assessment {
  const { findings, score } = boardFindings(problem, plan, begun);
  const hard = findings.filter(({ severity }) => severity === 'hard').length;
  return { names: new Set(findings.map(nameOfFinding)), hard, score };
}

function isNoWorse(before: Assessment, after: Assessment): boolean {
  const [, lateBefore] = before.score;
  const [, lateAfter] = after.score;
  if (after.hard !== before.hard) return after.hard < before.hard && lateAfter <= lateBefore;
  return lateAfter <= lateBefore && after.names.size <= before.names.size;
}
