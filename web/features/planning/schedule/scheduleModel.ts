import { useDeferredValue, useMemo } from 'react';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { PlanFinding, Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { boardFindings } from '../../../../shared/domain/planning/byHand/boardFindings.ts';
import type { BoardFinding } from '../../../../shared/domain/planning/byHand/trackFindings.ts';
import { type PlannedDraft, planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { type WalkOns, withWalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import {
  type BegunFlightsById,
  flightNamesOf,
  type NamedFlight,
  namesOf,
  type ScheduleNames,
} from '../draft/index.ts';
import { keyOfBlock } from '../../../../shared/domain/planning/draft/draftBlocks.ts';
import { type BlockColumn, blockColumns } from './blocks/columns.ts';

/** A finding with the names of its blocks, which stay when other blocks come and go. */
export interface ShownFinding extends BoardFinding {
  readonly keys: readonly string[];
}

/** Everything that is shown of a draft, computed from it. */
export interface ScheduleModel {
  readonly problem: Problem;
  readonly draft: ScheduleDraft;
  /** With the walk-ons, each in the flight that it joined. */
  readonly plan: PlannedDraft;
  readonly columns: readonly BlockColumn[];
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
  readonly findings: readonly ShownFinding[];
  /** The draft that the findings are of: a moment older while the page is busy. */
  readonly checked: ScheduleDraft;
  readonly checkedPlan: PlannedDraft;
  /** The worst that is found of each block, by its key. */
  readonly marks: ReadonlyMap<string, PlanFinding['severity']>;
}

/** What the running day says of the flights of a draft. */
interface DayOfDraft {
  readonly begun: BegunFlightsById;
  readonly walkOns: WalkOns;
}

/** @returns the model; its findings follow as soon as the page has time */
export function useScheduleModel(
  scheduled: ScheduleProblem,
  draft: ScheduleDraft,
  { begun, walkOns }: DayOfDraft,
): ScheduleModel {
  const { problem } = scheduled;
  const names = useMemo(() => namesOf(scheduled), [scheduled]);
  const checked = useDeferredValue(draft);
  const [known, joined] = [useDeferredValue(begun), useDeferredValue(walkOns)];
  const checkedPlan = useMemo(() => planWithWalkOns(checked, joined), [checked, joined]);
  const findings = useMemo(() => findingsOf(problem, checkedPlan, known), [problem, checkedPlan, known]);
  const marks = useMemo(() => marksOf(findings), [findings]);
  const flightNames = useMemo(() => flightNamesOf(draft, names), [draft, names]);
  return useMemo(
    () => ({
      problem,
      draft,
      plan: planWithWalkOns(draft, walkOns),
      columns: blockColumns(problem, draft),
      names,
      flightNames,
      findings,
      checked,
      checkedPlan,
      marks,
    }),
    [problem, draft, walkOns, names, flightNames, findings, checked, checkedPlan, marks],
  );
}

/** A draft as the rules read it, with who joined its flights at check-in. */
export const planWithWalkOns = (draft: ScheduleDraft, walkOns: WalkOns): PlannedDraft =>
  withWalkOns(planOfDraft(draft), walkOns);

export function findingsOf(problem: Problem, plan: PlannedDraft, begun: BegunFlightsById): ShownFinding[] {
  const keys = plan.blocks.map(keyOfBlock);
  return boardFindings(problem, plan, begun).findings.map((finding) => ({
    ...finding,
    keys: finding.blocks.flatMap((index) => keys[index] ?? []),
  }));
}

/** Findings come the worst first. */
export function marksOf(findings: readonly ShownFinding[]): Map<string, PlanFinding['severity']> {
  const marks = new Map<string, PlanFinding['severity']>();
  for (const { severity, keys } of findings)
    for (const key of keys) if (!marks.has(key)) marks.set(key, severity);
  return marks;
}
