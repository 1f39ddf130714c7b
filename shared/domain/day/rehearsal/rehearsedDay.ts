import type { DayRuns } from '../../../contract/day/running/dayRuns.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

/** A flight of a published schedule, as a rehearsal plays it. */
export interface RehearsedFlight {
  readonly id: string;
  readonly surfaceId: string;
  readonly date: string;
  /** Seconds of the venue's day, as published; 86,400 and more belong to the day that began. */
  readonly start: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
  /** Null where nobody judges it. */
  readonly panelId: string | null;
  /** In start order. */
  readonly programmeIds: readonly string[];
  /** The ids of who is on the ice, by programme. */
  readonly people: ReadonlyMap<string, readonly string[]>;
}

/** The flights of a day in the order of their times, with the panel of each. */
export function rehearsedFlights(
  { date, runs }: Pick<DayRuns, 'date' | 'runs'>,
  panelOf: ReadonlyMap<string, string>,
): RehearsedFlight[] {
  const flights = runs.flatMap(({ surfaceId, flights: own }) =>
    own.map(({ id, start, seconds, warmUpSeconds, starters }) => ({
      id,
      surfaceId,
      date,
      start: secondsOfTime(start),
      seconds,
      warmUpSeconds,
      panelId: panelOf.get(id) ?? null,
      programmeIds: starters.map(({ programmeId }) => programmeId),
      people: new Map(starters.map(({ programmeId, people }) => [programmeId, people.map((own) => own.id)])),
    })),
  );
  return flights.sort((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));
}
