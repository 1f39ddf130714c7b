import type { Flight, PlanFinding, Problem } from '../../../contract/core/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';

/** A flight of a plan, or of a day as it goes. */
export type FlightWithSkaters = Pick<
  TimedFlight,
  'skaters' | 'repeatedSkaters' | 'surfaceId' | 'date' | 'start' | 'end'
> & {
  readonly flight: Pick<Flight, 'id'>;
  /** When those skate who come later than the warm-up, because the day moved them back (decision 0324). */
  readonly ownStarts?: ReadonlyMap<string, number>;
};

/**
 * When somebody skates whom the day moved back, by the share of the flight's programmes that skate before (decision 0324).
 * @param times of the flight, in seconds
 */
export function ownStartIn(
  { start, end }: { readonly start: number; readonly end: number },
  warmUpSeconds: number,
  share: number,
): number {
  const programmes = Math.max(0, end - start - warmUpSeconds);
  return Math.round(end - programmes * (1 - share));
}

/**
 * Skaters who are twice in one flight, twice on the ice at once, or rest for less than the rule wants before the next warm-up.
 * @param flights by date and start
 */
export function restFindings(
  { restMinutes }: Pick<Problem['rules'], 'restMinutes'>,
  flights: readonly FlightWithSkaters[],
): PlanFinding[] {
  const { least, wanted, otherSurface } = restMinutes;
  const last = new Map<string, FlightWithSkaters>();
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
      const rest = (flight.ownStarts?.get(skater) ?? flight.start) - previous.end;
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
