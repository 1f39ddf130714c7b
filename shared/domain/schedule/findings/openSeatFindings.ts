import type { Coach, Finding, Problem } from '../../../contract/schedule/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';
import { EligibleJudges } from '../panels/eligibleJudges.ts';
import type { OpenSeat, Seats } from '../panels/seats.ts';

/** What keeps a coach from an open seat; each is the rule of a finding. */
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
 * they name every coach. Somebody whom nothing keeps from it could sit on a panel that was fixed with an open seat.
 * @param flights by date and start
 */
export function openSeatFindings(problem: Problem, flights: readonly TimedFlight[], seats: Seats): Finding[] {
  const judges = new EligibleJudges(problem, flights);
  return seats.openSeats().flatMap((seat): Finding[] => {
    const reasons = Map.groupBy(problem.coaches, (coach) => reasonOf(seat, coach, seats, judges));
    // Without any coach, no certificate is there.
    const named = reasons.size > 0 ? [...reasons] : [['certificate', [] as Coach[]] as const];
    return named.map(([reason, coaches]) => ({
      rule: RULES[reason],
      severity: 'soft',
      skaters: [],
      coaches: coaches.map(({ id }) => id),
      flightIds: [...seat.panel.run.flightIds],
      minutes: 0,
    }));
  });
}

function reasonOf(seat: OpenSeat, coach: Coach, seats: Seats, judges: EligibleJudges): keyof typeof RULES {
  const { panel, kind } = seat;
  const exclusion = judges.exclusionOf(coach, panel.run, kind);
  if (exclusion) return exclusion;
  if (panel.seated.some((other) => other?.id === coach.id)) return 'samePanel';
  if (seats.collisions(coach, panel.run).length > 0) return 'otherPanel';
  return seats.isOneRink(seat, coach) ? 'oneRink' : 'free';
}
