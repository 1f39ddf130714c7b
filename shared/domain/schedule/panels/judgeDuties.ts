import type { Coach, Problem } from '../../../contract/schedule/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';
import { secondsOfTime } from '../times.ts';
import { type Run, holds } from './runs.ts';

export type Seat = 'first' | 'judge' | 'referee';

/**
 * Who may sit on which panel: certificates, availability, own pupils on any surface meanwhile, and coaches who skate an
 * individual event themselves.
 */
export class JudgeDuties {
  private readonly coaches: readonly Coach[];
  private readonly moveSeconds: number;
  private readonly pupils: ReadonlyMap<string, readonly TimedFlight[]>;
  private readonly skating: ReadonlySet<string>;
  private readonly duties = new Map<string, Run[]>();

  constructor(problem: Problem, flights: readonly TimedFlight[]) {
    const soloists = new Set(
      problem.programmes.filter(({ skaters }) => skaters.length === 1).flatMap(({ skaters }) => skaters),
    );
    this.coaches = problem.coaches;
    this.moveSeconds = problem.rules.judgeMoveMinutes * 60;
    this.skating = new Set(
      problem.coaches
        .filter(({ skaterId }) => skaterId !== null && soloists.has(skaterId))
        .map(({ id }) => id),
    );
    const pairs = flights.flatMap((flight) => flight.coaches.map((coach) => ({ coach, flight })));
    this.pupils = new Map(
      [...Map.groupBy(pairs, ({ coach }) => coach)].map(([coach, list]) => [
        coach,
        list.map(({ flight }) => flight),
      ]),
    );
  }

  dutiesOf(coachId: string): readonly Run[] {
    return this.duties.get(coachId) ?? [];
  }

  assign(coachId: string, run: Run): void {
    this.duties.set(coachId, [...this.dutiesOf(coachId), run]);
  }

  release(coachId: string, run: Run): void {
    this.duties.set(
      coachId,
      this.dutiesOf(coachId).filter((duty) => duty !== run),
    );
  }

  /** The coaches who could take a seat if they had no other duty. */
  eligible(run: Run, seat: Seat): Coach[] {
    return this.coaches.filter(
      (coach) =>
        !this.skating.has(coach.id) &&
        isCertified(coach, run, seat) &&
        isAvailable(coach, run) &&
        !this.hasPupil(coach.id, run),
    );
  }

  /** The panels of a coach that a further one would collide with. */
  collisions(coachId: string, run: Run): Run[] {
    return this.dutiesOf(coachId).filter((duty) => {
      if (duty.date !== run.date) return false;
      const between = duty.surfaceId === run.surfaceId ? 0 : this.moveSeconds;
      return duty.start < run.end + between && run.start < duty.end + between;
    });
  }

  private hasPupil(coachId: string, run: Run): boolean {
    return (this.pupils.get(coachId) ?? []).some(
      ({ date, start, end }) => date === run.date && start < run.end && run.start < end,
    );
  }
}

function isCertified({ certificates }: Coach, run: Run, seat: Seat): boolean {
  if (seat === 'referee') return certificates.length > 0;
  if (seat === 'first' && !holds(certificates, 'gold')) return false;
  return run.certificates.every((needed) => holds(certificates, needed));
}

function isAvailable({ available }: Coach, run: Run): boolean {
  if (available === null) return true;
  return available.some(
    ({ date, from, until }) =>
      date === run.date && secondsOfTime(from) <= run.start && secondsOfTime(until) >= run.end,
  );
}
