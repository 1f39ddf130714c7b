import type { Block, Flight, Problem, Programme } from '../../contract/schedule/planningFiles.ts';
import { secondsOfTime } from './times.ts';

/** A flight on the ice. */
export interface TimedFlight {
  readonly flight: Flight;
  readonly surfaceId: string;
  readonly date: string;
  /** Seconds since the venue's midnight. */
  readonly start: number;
  readonly end: number;
  readonly skaters: readonly string[];
  /** Coaches with a pupil in it. */
  readonly coaches: readonly string[];
}

/** The flights of a plan with their times and people, by date and start. */
export function timeFlights(
  problem: Pick<Problem, 'programmes'>,
  flights: readonly Flight[],
  blocks: readonly Block[],
): TimedFlight[] {
  const programmes = new Map(problem.programmes.map((programme) => [programme.id, programme]));
  const byId = new Map(flights.map((flight) => [flight.id, flight]));
  return blocks
    .flatMap(({ flightId, surfaceId, date, start, seconds }) => {
      const flight = flightId === undefined ? undefined : byId.get(flightId);
      if (!flight) return [];
      const from = secondsOfTime(start);
      const members = programmesOf(flight, programmes);
      return {
        flight,
        surfaceId,
        date,
        start: from,
        end: from + seconds,
        skaters: unique(members.flatMap(({ skaters }) => skaters)),
        coaches: unique(members.flatMap(({ coachId }) => (coachId === null ? [] : [coachId]))),
      };
    })
    .sort((one, other) => compareText(one.date, other.date) || one.start - other.start);
}

export function programmesOf(flight: Flight, programmes: ReadonlyMap<string, Programme>): Programme[] {
  return flight.programmes.map((id) => programmes.get(id)).filter((found) => found !== undefined);
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
