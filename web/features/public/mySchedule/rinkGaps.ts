import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';

interface Start {
  readonly programmeId: string;
  readonly surfaceId: string;
  readonly date: string;
  /** Venue time, as it is expected. */
  readonly start: string;
  readonly seconds: number;
}

/** Shorter ones are the way from one surface to the other. */
const SHORTEST_MINUTES = 10;

const endOf = ({ start, seconds }: Start) => secondsOfTime(start) + seconds;

/**
 * Before which starts a rink has nobody on the ice, and for how many minutes.
 * @param starts of one day, in the order of time
 */
export function gapsBefore(starts: readonly Start[]): ReadonlyMap<string, number> {
  return new Map(
    starts.flatMap((own, index) => {
      const before = starts.slice(0, index);
      if (before.length === 0) return [];
      const free = secondsOfTime(own.start) - Math.max(...before.map(endOf));
      const minutes = Math.floor(free / 60);
      return minutes < SHORTEST_MINUTES ? [] : [[own.programmeId, minutes] as const];
    }),
  );
}

/** Which starts are on other surfaces while one is on the ice. */
export function meanwhileOf<Kind extends Start>(own: Kind, starts: readonly Kind[]): Kind[] {
  return starts.filter(
    (other) =>
      other.surfaceId !== own.surfaceId &&
      other.date === own.date &&
      secondsOfTime(other.start) < endOf(own) &&
      secondsOfTime(own.start) < endOf(other),
  );
}
