import type { BoardFinding } from './trackFindings.ts';

/** What a change makes of the findings. */
export interface FindingsAfter<Finding extends BoardFinding> {
  /** Those that were not there before, or are worse by minutes than they were. */
  readonly added: readonly Finding[];
  readonly solved: readonly Finding[];
}

/** Compares what is wrong with a plan before and after a change, by subject. Notes (`soft`) are left out. */
export function newFindings<Finding extends BoardFinding>(
  before: readonly Finding[],
  after: readonly Finding[],
): FindingsAfter<Finding> {
  const [was, is] = [minutesOf(before), minutesOf(after)];
  const isWarning = ({ severity }: Finding) => severity !== 'soft';
  return {
    added: after.filter((one) => isWarning(one) && one.minutes > (was.get(nameOfFinding(one)) ?? -1)),
    solved: before.filter((one) => isWarning(one) && !is.has(nameOfFinding(one))),
  };
}

const minutesOf = (findings: readonly BoardFinding[]) =>
  new Map(findings.map((finding) => [nameOfFinding(finding), finding.minutes]));

/** Names a finding by its subject, whatever its minutes. */
export const nameOfFinding = ({ rule, skaters, coaches, flightIds }: BoardFinding): string =>
  JSON.stringify([rule, skaters, coaches, flightIds.toSorted()]);
