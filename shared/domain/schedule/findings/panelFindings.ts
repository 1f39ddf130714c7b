import type { Finding, Panel, Problem } from '../../../contract/schedule/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';

/**
 * Seats that nobody takes, and judges or referees with a pupil on any surface while they sit.
 * @param flights by date and start
 */
export function panelFindings(
  problem: Pick<Problem, 'rules'>,
  flights: readonly TimedFlight[],
  panels: readonly Panel[],
): Finding[] {
  const byId = new Map(flights.map((flight) => [flight.flight.id, flight]));
  return panels.flatMap(({ flightIds, judges, referee }): Finding[] => {
    const judged = flightIds.map((id) => byId.get(id)).filter((found) => found !== undefined);
    const start = Math.min(...judged.map((flight) => flight.start));
    const end = Math.max(...judged.map((flight) => flight.end));
    const seats = [...judges, referee];
    const open = seats.filter((id) => id === null).length;
    const empty = Math.max(0, problem.rules.judges + 1 - seats.length) + open;
    const gaps = Array.from({ length: empty }, (): Finding => {
      return { rule: 'openSeat', severity: 'soft', skaters: [], coaches: [], flightIds, minutes: 0 };
    });
    const pupils = seats.flatMap((id) => {
      if (id === null) return [];
      const own = flights.filter(
        (flight) =>
          flight.coaches.includes(id) &&
          flight.date === judged[0]?.date &&
          flight.start < end &&
          start < flight.end,
      );
      if (own.length === 0) return [];
      const finding: Finding = {
        rule: 'judgeWithPupil',
        severity: 'hard',
        skaters: [],
        coaches: [id],
        flightIds: own.map(({ flight }) => flight.id),
        minutes: 0,
      };
      return [finding];
    });
    return [...pupils, ...gaps];
  });
}
