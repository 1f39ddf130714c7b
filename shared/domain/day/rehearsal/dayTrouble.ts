import type { RehearsedFlight } from './rehearsedDay.ts';

/** So late is a surface, in seconds: a goal that has to be taken off the ice, or a machine that has to be mended. */
export const DELAY_SECONDS = 40 * 60;
/** The last of a surface's ice, in seconds. */
const LOST_SECONDS = 60 * 60;
/** Fewer are over before it is worth to replan them. */
const LEAST_FLIGHTS = 3;

/** The flights of each surface on each day, by start; the surfaces with the most flights first. */
function tracksByDay(flights: readonly RehearsedFlight[]): RehearsedFlight[][][] {
  return [...Map.groupBy(flights, ({ date }) => date).values()].map((day) =>
    [...Map.groupBy(day, ({ surfaceId }) => surfaceId)]
      .toSorted(([one, own], [other, others]) => others.length - own.length || (one < other ? -1 : 1))
      .map(([, own]) => own.toSorted((one, other) => one.start - other.start)),
  );
}

/** For each day the flight with which its fullest surface becomes late: the second, or of three the first. */
export function delayedFlights(flights: readonly RehearsedFlight[]): RehearsedFlight[] {
  return tracksByDay(flights).flatMap(([fullest = []]) =>
    fullest.length < LEAST_FLIGHTS ? [] : (fullest[fullest.length > LEAST_FLIGHTS ? 1 : 0] ?? []),
  );
}

export interface LostHour {
  /** The first that loses its ice. */
  readonly flight: RehearsedFlight;
  /** From then on the surface has no ice: seconds of the venue's day. */
  readonly closes: number;
}

/** For each day the last hour of the surface that ends last, of those that are not the fullest. */
export function lostHours(flights: readonly RehearsedFlight[]): LostHour[] {
  return tracksByDay(flights).flatMap(([, ...others]) => {
    const [last = []] = others.toSorted((one, other) => endOfTrack(other) - endOfTrack(one));
    const closes = endOfTrack(last) - LOST_SECONDS;
    const flight = last.find(({ start, seconds }) => start + seconds > closes);
    return flight ? [{ flight, closes }] : [];
  });
}

const endOfTrack = (flights: readonly RehearsedFlight[]) =>
  Math.max(0, ...flights.map(({ start, seconds }) => start + seconds));
