import { venueSeconds } from './venueSeconds.ts';

/** Below this a flight is about to leave the ice, or its tap is late. */
const OVERDUE_MINUTES = 3;

interface FlightOnIce {
  readonly state: 'done' | 'now' | 'toCome' | 'skipped';
  readonly seconds: number;
  /** A UTC instant. */
  readonly startedAt: string | null;
}

interface DayOnIce<Flight> {
  readonly date: string;
  readonly competition: { readonly timeZone: string };
  readonly runs: readonly { readonly surfaceId: string; readonly flights: readonly Flight[] }[];
}

/** A flight that is on the ice longer than planned: somebody forgot to tap, or nobody knows why. */
export interface OverdueFlight<Flight> {
  readonly surfaceId: string;
  readonly flight: Flight;
  readonly minutesOnIce: number;
  readonly minutesPlanned: number;
  /** When it was due to end: seconds since the venue's midnight. */
  readonly dueAt: number;
}

/**
 * The flights that are over their time for three minutes and longer.
 * @param now seconds since the venue's midnight of the day
 */
export function overdueFlights<Flight extends FlightOnIce>(
  { date, competition, runs }: DayOnIce<Flight>,
  now: number,
): OverdueFlight<Flight>[] {
  return runs.flatMap(({ surfaceId, flights }) =>
    flights.flatMap((flight) => {
      const { state, startedAt, seconds } = flight;
      if (state !== 'now' || startedAt === null) return [];
      const since = venueSeconds(startedAt, date, competition.timeZone);
      const dueAt = since + seconds;
      if (now - dueAt < OVERDUE_MINUTES * 60) return [];
      const [minutesOnIce, minutesPlanned] = [Math.floor((now - since) / 60), Math.ceil(seconds / 60)];
      return [{ surfaceId, flight, minutesOnIce, minutesPlanned, dueAt }];
    }),
  );
}
