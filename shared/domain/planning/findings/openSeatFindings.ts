import type { PlanCoach, PlanFinding, Problem } from '../../../contract/core/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';
import { EligibleJudges } from '../panels/eligibleJudges.ts';
import { seatRuleAgainst } from '../panels/seatRule.ts';
import type { Seats } from '../panels/seats.ts';

/** Reasons that keep a coach from an open seat; each is the rule of a finding. */
const RULES = {
  skates: 'openSeatSkates',
  certificate: 'openSeatCertificate',
  availability: 'openSeatAvailability',
  pupil: 'openSeatPupil',
  samePanel: 'openSeatSamePanel',
  otherPanel: 'openSeatOtherPanel',
  oneRink: 'openSeatOneRink',
  free: 'openSeatFixed',
} as const;

/**
 * Why seats are open: for each seat one finding for each rule, with the coaches whom that rule keeps from it. Together
 * they name every coach. Somebody whom nothing keeps from it could sit on a panel that was fixed with an open seat. It weighs as much
 * as a judge without the certificate: another one has to be found. Before anybody is seated it is only a note.
 * @param flights by date and start
 */
export function openSeatFindings(
  problem: Problem,
  flights: readonly TimedFlight[],
  seats: Seats,
): PlanFinding[] {
  const judges = new EligibleJudges(problem, flights);
  const isUsed = seats.panels.some(({ seated }) => seated.some((coach) => coach !== null));
  return seats.openSeats().flatMap((seat): PlanFinding[] => {
    const reasons = Map.groupBy(
      problem.coaches,
      (coach) => seatRuleAgainst(seat, coach, seats, judges) ?? 'free',
    );
    // Without any coach, no certificate is there.
    const named = reasons.size > 0 ? [...reasons] : [['certificate', [] as PlanCoach[]] as const];
    return named.map(([reason, coaches]) => ({
      rule: RULES[reason],
      severity: isUsed ? 'medium' : 'soft',
      skaters: [],
      coaches: coaches.map(({ id }) => id),
      flightIds: [...seat.panel.run.flightIds],
      minutes: 0,
    }));
  });
}
