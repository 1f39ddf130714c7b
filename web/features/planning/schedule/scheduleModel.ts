import { useDeferredValue, useMemo } from 'react';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { PlanFinding, Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { boardFindings } from '../../../../shared/domain/planning/byHand/boardFindings.ts';
import type { BoardFinding } from '../../../../shared/domain/planning/byHand/trackFindings.ts';
import { type PlannedDraft, planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
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
  readonly plan: PlannedDraft;
  readonly columns: readonly BlockColumn[];
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
  readonly findings: readonly ShownFinding[];
  /** The draft that the findings are of: a moment older while the page is busy. */
  readonly checked: ScheduleDraft;
  /** The worst that is found of each block, by its key. */
  readonly marks: ReadonlyMap<string, PlanFinding['severity']>;
}

/** @returns the model; its findings follow as soon as the page has time */
export function useScheduleModel(
  scheduled: ScheduleProblem,
  draft: ScheduleDraft,
  begun: BegunFlightsById,
): ScheduleModel {
  const { problem } = scheduled;
  const names = useMemo(() => namesOf(scheduled), [scheduled]);
  const checked = useDeferredValue(draft);
  const known = useDeferredValue(begun);
  const findings = useMemo(() => findingsOf(problem, checked, known), [problem, checked, known]);
  const marks = useMemo(() => marksOf(findings), [findings]);
  const flightNames = useMemo(() => flightNamesOf(draft, names), [draft, names]);
  return useMemo(
    () => ({
      problem,
      draft,
      plan: planOfDraft(draft),
      columns: blockColumns(problem, draft),
      names,
      flightNames,
      findings,
      checked,
      marks,
    }),
    [problem, draft, names, flightNames, findings, checked, marks],
  );
}

export function findingsOf(problem: Problem, draft: ScheduleDraft, begun: BegunFlightsById): ShownFinding[] {
  const plan = planOfDraft(draft);
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
