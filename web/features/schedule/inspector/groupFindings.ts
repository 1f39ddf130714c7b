import type { Finding } from '../../../../shared/contract/schedule/planningFiles.ts';

/** An open seat gives a finding for each rule that keeps coaches from it; the list has one line for each panel. */
export function groupFindings(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, flightIds }) => {
    if (!rule.startsWith('openSeat')) return true;
    const panel = flightIds.join(' ');
    if (seen.has(panel)) return false;
    seen.add(panel);
    return true;
  });
}
