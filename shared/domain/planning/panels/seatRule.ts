import type { PlanCoach } from '../../../contract/core/planningFiles.ts';
import type { EligibleJudges } from './eligibleJudges.ts';
import type { OpenSeat, Seats } from './seats.ts';

/** Reasons that can keep a coach from a seat, in the order in which they are named. */
export const SEAT_RULES = [
  'skates',
  'certificate',
  'availability',
  'pupil',
  'samePanel',
  'otherPanel',
  'oneRink',
] as const;

export type SeatRule = (typeof SEAT_RULES)[number];

/** The rule that keeps a coach from a seat as the panels stand, or null (competition day, section 1). */
export function seatRuleAgainst(
  seat: OpenSeat,
  coach: PlanCoach,
  seats: Seats,
  judges: EligibleJudges,
): SeatRule | null {
  const { panel, kind, index } = seat;
  const exclusion = judges.exclusionOf(coach, panel.run, kind);
  if (exclusion) return exclusion;
  if (panel.seated.some((other, place) => other?.id === coach.id && place !== index)) return 'samePanel';
  const others = seats.collisions(coach, panel.run).filter((duty) => duty.panel !== panel);
  if (others.length > 0) return 'otherPanel';
  return seats.isOneRink(seat, coach) ? 'oneRink' : null;
}
