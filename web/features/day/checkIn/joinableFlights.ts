import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';

/** A flight of the day with the name of the ice that it is on. */
export type JoinableFlight = RunFlight & { readonly surface: string };

export const flightsWithIce = ({ runs, surfaces }: Pick<DayRuns, 'runs' | 'surfaces'>): JoinableFlight[] =>
  runs.flatMap(({ surfaceId, flights }) => {
    const surface = surfaces.find(({ id }) => id === surfaceId)?.name ?? '';
    return flights.map((flight) => ({ ...flight, surface }));
  });

/** The flights of an event that are on the ice or to come, by time. Nobody joins one that is over. */
export const joinableFlights = (flights: readonly JoinableFlight[], eventId: string): JoinableFlight[] =>
  flights
    .filter((flight) => flight.eventId === eventId && (flight.state === 'now' || flight.state === 'toCome'))
    .toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));

const timeOf = ({ expected, start }: RunFlight) => expected ?? start;
