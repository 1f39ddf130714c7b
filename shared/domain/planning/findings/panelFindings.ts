import type { PlanFinding, Problem } from '../../../contract/core/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';
import { EligibleJudges, isCertified } from '../panels/eligibleJudges.ts';
import type { Run } from '../panels/runs.ts';
import { type OpenSeat, type Seats, seatsOfPanel } from '../panels/seats.ts';

/** The flights that have started: they keep those who judge them, whoever a panel seats now (decision 0319). */
export type BegunIds = Pick<ReadonlySet<string>, 'has'>;

export const NONE_BEGUN: BegunIds = new Set<string>();

/**
 * Judges and referees with a pupil, or themselves, on any surface while they sit, and those who lack the certificate for
 * their seat: a fixed panel can come to that.
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
  return seats.panels.flatMap((panel) => {
    const left = runLeft(problem, panel.run, flights, begun);
    return left ? seatsOfPanel(panel).flatMap((seat) => findingsOf(seat, left, judges)) : [];
  });
}

function findingsOf({ panel, index, kind }: OpenSeat, left: Run, judges: EligibleJudges): PlanFinding[] {
  const coach = panel.seated[index];
  if (!coach) return [];
  const finding = { severity: 'hard' as const, skaters: [], coaches: [coach.id], minutes: 0 };
  const own = judges.meanwhile(coach, left).map(({ flight }) => flight.id);
  const { flightIds } = left;
  return [
    ...(own.length > 0 ? [{ ...finding, rule: 'judgeWithPupil', flightIds: own }] : []),
    ...(isCertified(coach, left, kind)
      ? []
      : [{ ...finding, rule: 'judgeCertificate', severity: 'medium' as const, flightIds: [...flightIds] }]),
  ];
}

/** The part of a run that is still to come, with the certificates that it needs; null for none. */
function runLeft(
  { events }: Problem,
  run: Run,
  flights: readonly TimedFlight[],
  begun: BegunIds,
): Run | null {
  if (!run.flightIds.some((id) => begun.has(id))) return run;
  const flightIds = run.flightIds.filter((id) => !begun.has(id));
  const timed = flights.filter(({ flight }) => flightIds.includes(flight.id));
  if (timed.length === 0) return null;
  const start = Math.min(...timed.map((flight) => flight.start));
  const judged = new Set(timed.map(({ flight }) => flight.eventId));
  const certificates = events.flatMap(({ id, certificate }) => (judged.has(id) ? (certificate ?? []) : []));
  const end = Math.max(...timed.map((flight) => flight.end));
  return { ...run, flightIds, start, end, certificates: [...new Set(certificates)] };
}
