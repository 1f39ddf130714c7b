import { useDeferredValue, useMemo } from 'react';
import type { ScheduleDraft } from '../../../shared/contract/schedule/draftParts.ts';
import type { Finding, Problem } from '../../../shared/contract/schedule/planningFiles.ts';
import type { ScheduleProblem } from '../../../shared/contract/schedule/scheduleProblem.ts';
import { planFindings } from '../../../shared/domain/schedule/byHand/planFindings.ts';
import { type PlannedDraft, planOfDraft } from '../../schedule/planOfDraft.ts';
import { type FlightName, type ScheduleNames, flightNamesOf, namesOf } from '../../schedule/scheduleNames.ts';
import { type Column, columnsOf } from './blocks/columns.ts';

/** Everything that is shown of a draft, computed from it. */
export interface ScheduleModel {
  readonly problem: Problem;
  readonly draft: ScheduleDraft;
  readonly plan: PlannedDraft;
  readonly columns: readonly Column[];
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, FlightName>;
  readonly findings: readonly Finding[];
  /** The worst that is said of each flight. */
  readonly marks: ReadonlyMap<string, Finding['severity']>;
}

/** @returns the model; its findings follow as soon as the page has time */
export function useScheduleModel(scheduled: ScheduleProblem, draft: ScheduleDraft): ScheduleModel {
  const { problem } = scheduled;
  const names = useMemo(() => namesOf(scheduled), [scheduled]);
  const later = useDeferredValue(draft);
  const findings = useMemo(() => findingsOf(problem, later), [problem, later]);
  const marks = useMemo(() => marksOf(findings), [findings]);
  const { events } = draft;
  const flightNames = useMemo(() => flightNamesOf({ events }, names), [events, names]);
  return useMemo(
    () => ({
      problem,
      draft,
      plan: planOfDraft(draft),
      columns: columnsOf(problem, draft),
      names,
      flightNames,
      findings,
      marks,
    }),
    [problem, draft, names, flightNames, findings, marks],
  );
}

/** What is wrong with a draft. Programmes that are no more count no longer. */
export function findingsOf(problem: Problem, draft: ScheduleDraft): Finding[] {
  return planFindings(problem, planOfDraft(draft)).findings;
}

/** Findings come the worst first. */
export function marksOf(findings: readonly Finding[]): Map<string, Finding['severity']> {
  const marks = new Map<string, Finding['severity']>();
  for (const { severity, flightIds } of findings) {
    for (const id of flightIds) if (!marks.has(id)) marks.set(id, severity);
  }
  return marks;
}
