import type { Block, Flight, PlanCoach, Problem, Programme } from '../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../core/dates/times.ts';

/** A flight with its people. */
export interface PeopledFlight {
  readonly flight: Flight;
  readonly skaters: readonly string[];
  /** Skaters who are in more than one of its programmes, and cannot skate both. */
  readonly repeatedSkaters: readonly string[];
  /** Coaches with a pupil in it. */
  readonly coaches: readonly string[];
  /** Coaches who skate in it themselves. */
  readonly skatingCoaches: readonly string[];
}

/** A flight on the ice. */
export interface TimedFlight extends PeopledFlight {
  readonly surfaceId: string;
  readonly date: string;
  /** Seconds since the venue's midnight. */
  readonly start: number;
  readonly end: number;
}

/** A flight with its coaches, of a plan or of a day as it goes. */
export type CoachedFlight = Pick<
  TimedFlight,
  'coaches' | 'skatingCoaches' | 'surfaceId' | 'date' | 'start' | 'end'
> & { readonly flight: Pick<Flight, 'id'> };

/** The people of each flight, by its id. */
export function peopleOfFlights(
  { programmes, coaches }: Pick<Problem, 'programmes' | 'coaches'>,
  flights: readonly Flight[],
): ReadonlyMap<string, PeopledFlight> {
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  const coachesOfSkater = coachesBySkater(coaches);
  return new Map(
    flights.map((flight) => {
      const members = programmesOf(flight, byId);
      const starts = members.flatMap((programme) => programme.skaters);
      const skaters = unique(starts);
      return [
        flight.id,
        {
          flight,
          skaters,
          repeatedSkaters: unique(repeatedIn(starts)),
          coaches: unique(members.flatMap(({ coachId }) => (coachId === null ? [] : [coachId]))),
          skatingCoaches: unique(skaters.flatMap((skater) => coachesOfSkater.get(skater) ?? [])),
        },
      ];
    }),
  );
}

/** The coaches who skate themselves, by skater; one person may have two records as a coach. */
export function coachesBySkater(coaches: readonly PlanCoach[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, skaterId } of coaches) {
    if (skaterId !== null) found.set(skaterId, [...(found.get(skaterId) ?? []), id]);
  }
  return found;
}

/** The flights of a plan with their times and people, by date and start. */
export function timeFlights(
  people: ReadonlyMap<string, PeopledFlight>,
  blocks: readonly Block[],
): TimedFlight[] {
  return blocks
    .flatMap(({ flightId, surfaceId, date, start, seconds }): TimedFlight[] => {
      const flight = people.get(flightId ?? '');
      if (!flight) return [];
      const from = secondsOfTime(start);
      return [{ ...flight, surfaceId, date, start: from, end: from + seconds }];
    })
    .sort((one, other) => compareText(one.date, other.date) || one.start - other.start);
}

export function programmesOf(flight: Flight, programmes: ReadonlyMap<string, Programme>): Programme[] {
  return flight.programmes.map((id) => programmes.get(id)).filter((found) => found !== undefined);
}

/** The items that stand in a list before already. */
export const repeatedIn = (ids: readonly string[]): string[] =>
  ids.length === new Set(ids).size ? [] : ids.filter((id, index) => ids.indexOf(id) < index);

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
