import type { ShownFinding } from '../scheduleModel.ts';

/** An open seat gives a finding for each rule that keeps coaches from it; the list has one line for each panel. */
export function groupFindings(findings: readonly ShownFinding[]): ShownFinding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    if (!finding.rule.startsWith('openSeat')) return true;
    const panel = finding.flightIds.join(' ');
    if (seen.has(panel)) return false;
    seen.add(panel);
    return true;
  });
}

/** The key of a finding's subject: the same while the schedule changes around it. */
export const keyOfFinding = ({ rule, skaters, coaches, keys }: ShownFinding): string =>
  JSON.stringify([rule, skaters, coaches, keys]);
