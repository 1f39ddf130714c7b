import type { PlanCoach, Problem } from '../../../contract/core/planningFiles.ts';
import type { CoachedFlight } from '../planFacts.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { type Run, holds } from './runs.ts';

export type SeatKind = 'first' | 'judge' | 'referee';

/** Why a coach cannot take a seat, whatever else the coach does that day. */
export type Exclusion = 'skates' | 'certificate' | 'availability' | 'pupil';

/** Decides who may sit on which panel: certificates, availability, own pupils on any surface meanwhile, and coaches who skate. */
export class EligibleJudges {
  private readonly coaches: readonly PlanCoach[];
  /** Coaches who skate an individual event do not judge at all. */
  private readonly soloists: ReadonlySet<string>;
  /** The flights that a coach stands by or skates in, by date and coach. */
  private readonly busy: ReadonlyMap<string, readonly CoachedFlight[]>;

  constructor(problem: Pick<Problem, 'programmes' | 'coaches'>, flights: readonly CoachedFlight[]) {
    const singles = new Set(
      problem.programmes.filter(({ skaters }) => skaters.length === 1).flatMap(({ skaters }) => skaters),
    );
    this.coaches = problem.coaches;
    this.soloists = new Set(
      problem.coaches
        .filter(({ skaterId }) => skaterId !== null && singles.has(skaterId))
        .map(({ id }) => id),
    );
    const busy = new Map<string, CoachedFlight[]>();
    for (const flight of flights) {
      for (const coach of new Set([...flight.coaches, ...flight.skatingCoaches])) {
        const key = `${flight.date} ${coach}`;
        const list = busy.get(key);
        if (list) list.push(flight);
        else busy.set(key, [flight]);
      }
    }
    this.busy = busy;
  }

  of(run: Run, seat: SeatKind): PlanCoach[] {
    return this.coaches.filter((coach) => this.exclusionOf(coach, run, seat) === null);
  }

  /** The rule that keeps a coach from a seat, or null. */
  exclusionOf(coach: PlanCoach, run: Run, seat: SeatKind): Exclusion | null {
    if (this.soloists.has(coach.id)) return 'skates';
    if (!isCertified(coach, run, seat)) return 'certificate';
    if (!isAvailable(coach, run)) return 'availability';
    return this.meanwhile(coach, run).length > 0 ? 'pupil' : null;
  }

  /** The flights that the coach stands by or skates in during a run. */
  meanwhile({ id }: PlanCoach, { date, start, end }: Run): readonly CoachedFlight[] {
    const own = this.busy.get(`${date} ${id}`) ?? [];
    return own.filter((flight) => flight.start < end && start < flight.end);
  }
}

export function isCertified({ certificates }: PlanCoach, run: Run, seat: SeatKind): boolean {
  if (seat === 'referee') return certificates.length > 0;
  if (seat === 'first' && !holds(certificates, 'gold')) return false;
  return run.certificates.every((needed) => holds(certificates, needed));
}

function isAvailable({ available }: PlanCoach, run: Run): boolean {
  if (available === null) return true;
  return available.some(
    ({ date, from, until }) =>
      date === run.date && secondsOfTime(from) <= run.start && secondsOfTime(until) >= run.end,
  );
}
