import { secondsOfTime } from '../../core/dates/times.ts';

interface Start {
  readonly programmeId: string;
  readonly people: readonly string[];
  readonly date: string;
  /** Venue time. */
  readonly start: string;
  readonly seconds: number;
}

export interface NextOfSkater<Kind> {
  readonly next: Kind;
  /** Whole minutes from the end of the flight to the next flight's start; below 0 where both are on the ice at once. */
  readonly minutes: number;
}

/**
 * What each start's skaters skate next on the same day: where a coach sends them afterwards. Of a couple or team the one
 * who is due first.
 * @param starts in the order of time
 */
export function nextOfSkaters<Kind extends Start>(starts: readonly Kind[]): Map<string, NextOfSkater<Kind>> {
  return new Map(
    starts.flatMap((own, index) => {
      const next = starts
        .slice(index + 1)
        .find((other) => other.date === own.date && other.people.some((one) => own.people.includes(one)));
      if (!next) return [];
      const seconds = secondsOfTime(next.start) - secondsOfTime(own.start) - own.seconds;
      return [[own.programmeId, { next, minutes: Math.floor(seconds / 60) }] as const];
    }),
  );
}
