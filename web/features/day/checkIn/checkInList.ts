import type {
  DayRuns,
  CheckInRun,
  RunFlight,
  RunStarter,
} from '../../../../shared/contract/day/running/dayRuns.ts';
import { dueMinute, isFlightNear } from '../../../../shared/domain/day/running/emergencyContact.ts';
import { entryCodeIn, entryCodeOf } from '../../../../shared/domain/day/running/entryCode.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';

/** A start with its flight, as the search lists it. */
export interface Start {
  readonly flight: RunFlight;
  readonly starter: RunStarter;
}

const entryIdOf = ({ programmeId }: RunStarter): string => programmeId.split('.')[0] ?? '';

/** Starts by a part of the name, the rink or the event, or by the entry's whole code, in order of time. */
export function searchStarts({ runs }: DayRuns, typed: string): Start[] {
  const wanted = nameOrder(typed.trim());
  const code = entryCodeIn(typed);
  if (wanted === '') return [];
  const starts = runs.flatMap(({ flights }) =>
    flights.flatMap((flight) => flight.starters.map((starter) => ({ flight, starter }))),
  );
  const scanned = starts.filter(({ starter }) => entryCodeOf(entryIdOf(starter)) === code);
  if (scanned.length > 0) return scanned;
  return starts.filter(({ flight, starter }) =>
    nameOrder(
      `${starter.name} ${starter.rink} ${eventLabel(flight.event.format, flight.event.level)}`,
    ).includes(wanted),
  );
}

/**
 * The skaters expected in a flight that is on the ice or due soon.
 * @param now `YYYY-MM-DDTHH:MM` at the venue
 * @param stays who is listed all the same
 */
export function missingStarts(
  { date, runs }: DayRuns,
  now: string,
  stays: (start: Start) => boolean = () => false,
): Start[] {
  return runs
    .flatMap((run) => run.flights)
    .filter((flight) => isFlightNear(flight, { date, now }))
    .toSorted((one, other) => dueMinute(one) - dueMinute(other))
    .flatMap((flight) => flight.starters.map((starter) => ({ flight, starter })))
    .filter((start) => start.starter.state === 'expected' || stays(start));
}

/** The skaters who are here, of those who can still come. */
export function checkInCount({ flights }: CheckInRun) {
  const expected = flights.flatMap(({ starters }) => starters).filter(({ state }) => state !== 'scratched');
  return { here: expected.filter(({ state }) => state === 'checkedIn').length, count: expected.length };
}

/** The run that the desk works on: the first that is not over and lacks somebody, else the first that is not over. */
export function currentRun({ runs }: DayRuns): CheckInRun | undefined {
  const open = runs.filter(({ flights }) =>
    flights.some(({ state }) => state === 'toCome' || state === 'now'),
  );
  return open.find(({ flights }) => flights.some(isAwaited)) ?? open[0];
}

/** Whether somebody of the flight can still be checked in. */
export const isAwaited = ({ starters }: RunFlight): boolean =>
  starters.some(({ state }) => state === 'expected');
