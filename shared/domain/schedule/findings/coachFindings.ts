import type { Finding, Problem } from '../../../contract/schedule/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';

/** What a pair of flights that needs a coach on two surfaces at once counts. */
const MINUTES = 15;

/**
 * Coaches whose pupils, or who themselves, are on two surfaces at the same time: one finding for each pair of flights.
 * @param flights by date and start
 */
export function coachFindings(problem: Problem, flights: readonly TimedFlight[]): Finding[] {
  const coachOfSkater = new Map(
    problem.coaches.flatMap(({ id, skaterId }) => (skaterId === null ? [] : [[skaterId, id] as const])),
  );
  const listed = new Set(problem.coaches.map(({ id }) => id));
  const byCoach = new Map<string, TimedFlight[]>();
  for (const flight of flights) {
    const skating = flight.skaters.flatMap((skater) => coachOfSkater.get(skater) ?? []);
    for (const coach of new Set([...flight.coaches, ...skating])) {
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
        .map((other): Finding => ({
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
