import type { PlanFinding, Problem } from '../../../contract/core/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';
import { EligibleJudges } from '../panels/eligibleJudges.ts';
import type { Run } from '../panels/runs.ts';
import type { Seats } from '../panels/seats.ts';

/** The flights that have started: they keep those who judge them, whoever a panel seats now (decision 0319). */
export type BegunIds = Pick<ReadonlySet<string>, 'has'>;

export const NONE_BEGUN: BegunIds = new Set<string>();

/**
 * Judges and referees with a pupil, or themselves, on any surface while they sit: a fixed panel can come to that.
 * @param flights by date and start
 * @param begun nobody could change who judges them
 */
export function panelFindings(
  problem: Problem,
  flights: readonly TimedFlight[],
  seats: Seats,
  begun: BegunIds,
): PlanFinding[] {
  const judges = new EligibleJudges(problem, flights);
  return seats.panels.flatMap(({ run, seated }) => {
    const left = runLeft(run, flights, begun);
    return seated.flatMap((coach): PlanFinding[] => {
      const own = coach && left ? judges.meanwhile(coach, left) : [];
      if (!coach || own.length === 0) return [];
      return [
        {
          rule: 'judgeWithPupil',
          severity: 'hard',
          skaters: [],
          coaches: [coach.id],
          flightIds: own.map(({ flight }) => flight.id),
          minutes: 0,
        },
      ];
    });
  });
}

/** The part of a run that is still to come; null for none. */
function runLeft(run: Run, flights: readonly TimedFlight[], begun: BegunIds): Run | null {
  if (!run.flightIds.some((id) => begun.has(id))) return run;
  const flightIds = run.flightIds.filter((id) => !begun.has(id));
  const timed = flights.filter(({ flight }) => flightIds.includes(flight.id));
  if (timed.length === 0) return null;
  const start = Math.min(...timed.map((flight) => flight.start));
  return { ...run, flightIds, start, end: Math.max(...timed.map(({ end }) => end)) };
}
