import type { PlanCoach, PlanFinding } from '../../../contract/core/planningFiles.ts';
import type { CoachedFlight } from '../planFacts.ts';

/** The cost of a pair of flights that needs a coach on two surfaces at once. */
const MINUTES = 15;

/**
 * Coaches whose pupils, or who themselves, are on two surfaces at the same time: one finding for each pair of flights.
 * @param flights by date and start
 */
export function coachFindings(
  problem: { readonly coaches: readonly Pick<PlanCoach, 'id'>[] },
  flights: readonly CoachedFlight[],
): PlanFinding[] {
  const listed = new Set(problem.coaches.map(({ id }) => id));
  const byCoach = new Map<string, CoachedFlight[]>();
  for (const flight of flights) {
    for (const coach of new Set([...flight.coaches, ...flight.skatingCoaches])) {
      if (listed.has(coach)) byCoach.set(coach, [...(byCoach.get(coach) ?? []), flight]);
    }
  }
  return [...byCoach].flatMap(([coach, own]) =>
    own.flatMap((flight, index) =>
      own
        .slice(index + 1)
        .filter(
          (other) =>
            other.date === flight.date &&
            other.surfaceId !== flight.surfaceId &&
            other.start < flight.end &&
            flight.start < other.end,
        )
        .map((other): PlanFinding => ({
          rule: 'coachOnTwoSurfaces',
          severity: 'medium',
          skaters: [],
          coaches: [coach],
          flightIds: [flight.flight.id, other.flight.id],
          minutes: MINUTES,
        })),
    ),
  );
}
