import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { familiesTime } from '../../../../shared/domain/day/running/earlyStart.ts';

/** The flights of a day whose families can be written to: those on the ice and those to come, by time. */
export const messagedFlights = ({ runs }: Pick<DayRuns, 'runs'>) =>
  runs
    .flatMap(({ surfaceId, flights }) => flights.map((flight) => ({ flight, surfaceId })))
    .filter(({ flight }) => flight.state === 'now' || flight.state === 'toCome')
    .toSorted((one, other) => (familiesTime(one.flight) < familiesTime(other.flight) ? -1 : 1));
