import type { PlanFinding, Problem } from '../../../contract/core/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';

/**
 * Skaters who are twice in one flight, twice on the ice at once, or rest for less than the rule wants before the next warm-up.
 * @param flights by date and start
 */
export function restFindings(
  { rules }: Pick<Problem, 'rules'>,
  flights: readonly TimedFlight[],
): PlanFinding[] {
  const { least, wanted, otherSurface } = rules.restMinutes;
  const last = new Map<string, TimedFlight>();
  const findings: PlanFinding[] = [];
  for (const flight of flights) {
    for (const skater of flight.repeatedSkaters) {
      findings.push({
        rule: 'twiceInFlight',
        severity: 'hard',
        skaters: [skater],
        coaches: [],
        flightIds: [flight.flight.id],
        minutes: 0,
      });
    }
    for (const skater of flight.skaters) {
      const previous = last.get(skater);
      // Of two flights at once the one that ends last counts.
      if (previous?.date !== flight.date || previous.end <= flight.end) last.set(skater, flight);
      if (previous?.date !== flight.date) continue;
      const more = previous.surfaceId === flight.surfaceId ? 0 : otherSurface;
      const rest = flight.start - previous.end;
      const minutes = Math.min(wanted + more, Math.ceil(wanted + more - rest / 60));
      if (minutes <= 0 && rest >= (least + more) * 60) continue;
      findings.push({
        rule: rest < 0 ? 'twiceAtOnce' : 'rest',
        severity: rest < (least + more) * 60 ? 'hard' : 'medium',
        skaters: [skater],
        coaches: [],
        flightIds: [previous.flight.id, flight.flight.id],
        minutes: Math.max(0, minutes),
      });
    }
  }
  return findings;
}
