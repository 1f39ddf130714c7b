import type { DayRuns, Run, RunFlight, RunStarter } from '../../../shared/contract/day/checkIn.ts';
import { entryCodeIn, entryCodeOf } from '../../../shared/domain/day/entryCode.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import { secondsOfTime } from '../../../shared/domain/schedule/times.ts';
import { daysBetween } from '../../../shared/domain/registration/shiftedDays.ts';
import { nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';

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

/** Minutes before the warm-up by which skaters should be at the desk. */
const AT_DESK_MINUTES = 30;

/**
 * Who is expected in a flight that is on the ice or starts soon.
 * @param now `YYYY-MM-DDTHH:MM` at the venue
 * @param stays who is listed all the same
 */
export function missingStarts(
  { date, runs }: DayRuns,
  now: string,
  stays: (start: Start) => boolean = () => false,
): Start[] {
  const minutes = minutesAfter(date, now);
  return runs
    .flatMap((run) => run.flights)
    .filter(
      (flight) =>
        flight.state === 'now' || (flight.state === 'toCome' && timeOf(flight) <= minutes + AT_DESK_MINUTES),
    )
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .flatMap((flight) => flight.starters.map((starter) => ({ flight, starter })))
    .filter((start) => start.starter.state === 'expected' || stays(start));
}

const timeOf = ({ expected, start }: RunFlight) => minutesOf(expected ?? start);

const minutesOf = (time: string) => Math.floor(secondsOfTime(time.length === 5 ? `${time}:00` : time) / 60);

/** Of the day that began on this date: after midnight its clock goes on. */
function minutesAfter(date: string, now: string): number {
  const [day = '', time = ''] = now.split('T');
  return minutesOf(time) + 24 * 60 * daysBetween(date, day);
}

/** Who is here of those who can still come. */
export function countOf({ flights }: Run) {
  const expected = flights.flatMap(({ starters }) => starters).filter(({ state }) => state !== 'scratched');
  return { here: expected.filter(({ state }) => state === 'checkedIn').length, count: expected.length };
}

/** The run that the desk works on: the first that is not over and lacks somebody, else the first that is not over. */
export function currentRun({ runs }: DayRuns): Run | undefined {
  const open = runs.filter(({ flights }) =>
    flights.some(({ state }) => state === 'toCome' || state === 'now'),
  );
  return open.find(({ flights }) => flights.some(isAwaited)) ?? open[0];
}

/** Whether somebody of the flight can still be checked in. */
export const isAwaited = ({ starters }: RunFlight): boolean =>
  starters.some(({ state }) => state === 'expected');
