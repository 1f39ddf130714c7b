import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';

/** The flights of a day whose families can be written to: those on the ice and those to come, by time. */
export const messagedFlights = ({ runs }: Pick<DayRuns, 'runs'>) =>
  runs
    .flatMap(({ surfaceId, flights }) => flights.map((flight) => ({ flight, surfaceId })))
    .filter(({ flight }) => flight.state === 'now' || flight.state === 'toCome')
    .toSorted((one, other) => (timeOf(one.flight) < timeOf(other.flight) ? -1 : 1));

const timeOf = ({ expected, start }: RunFlight) => (expected ?? start).slice(0, 5).padStart(5, '0');
