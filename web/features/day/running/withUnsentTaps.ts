import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { FlightTap } from '../rests/index.ts';

/** A day as it is with the taps that the server does not know yet. @param by whose they are, in words */
export function withUnsentTaps(runs: DayRuns, taps: readonly FlightTap[], by: string): DayRuns {
  return taps.reduce((day, tap) => withTap(day, tap, by), runs);
}

function withTap(day: DayRuns, tap: FlightTap, by: string): DayRuns {
  const surface = day.runs.find(({ flights }) => flights.some(({ id }) => id === tap.flightId))?.surfaceId;
  return {
    ...day,
    runs: day.runs.map((run) => ({
      ...run,
      flights: run.flights.map((flight): RunFlight => {
        if (flight.id === tap.flightId) return tapped(flight, tap, by);
        // The next start on a surface ends a flight.
        const isEnded = tap.what === 'start' && run.surfaceId === surface && flight.state === 'now';
        return isEnded ? { ...flight, state: 'done' } : flight;
      }),
    })),
  };
}

function tapped(flight: RunFlight, { what, at, until }: FlightTap, by: string): RunFlight {
  if (what === 'hold') return { ...flight, hold: until === null ? null : { until, by } };
  if (what === 'end') return { ...flight, state: 'done', endedAt: at, endedBy: by };
  return { ...flight, state: 'now', startedAt: at, startedBy: by };
}
