import type { PlanFinding, Problem } from '../../../contract/core/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';
import { EligibleJudges } from '../panels/eligibleJudges.ts';
import type { Seats } from '../panels/seats.ts';

/**
 * Judges and referees with a pupil, or themselves, on any surface while they sit: a fixed panel can come to that.
 * @param flights by date and start
 */
export function panelFindings(
  problem: Problem,
  flights: readonly TimedFlight[],
  seats: Seats,
): PlanFinding[] {
  const judges = new EligibleJudges(problem, flights);
  return seats.panels.flatMap(({ run, seated }) =>
    seated.flatMap((coach): PlanFinding[] => {
      const own = coach ? judges.meanwhile(coach, run) : [];
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
    }),
  );
}
