import type { Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { type Track, iceCapacity, tracksOf } from '../../entering/onIce/bound.ts';
import { coachesBySkater } from '../planFacts.ts';
import { flightSeconds } from '../flightLength.ts';

/** Lists of whole numbers one after the other: list n is `items` from `from[n]` up to `from[n + 1]`. */
export interface Lists {
  readonly from: Int32Array;
  readonly items: Int32Array;
}

/** A problem and its flights as numbers: flights, tracks, skaters and coaches are indexes. */
export interface Model {
  readonly problem: Problem;
  readonly flights: readonly Flight[];
  readonly tracks: readonly Track[];
  /** Seconds of each flight; of a fixed one, those of its block. */
  readonly length: Int32Array;
  readonly level: Int32Array;
  readonly levels: number;
  readonly skatersOf: Lists;
  readonly flightsOfSkater: Lists;
  readonly skaters: number;
  /** The coaches who stand by a flight, or skate in it. */
  readonly coachesOf: Lists;
  readonly flightsOfCoach: Lists;
  readonly coaches: number;
  /** Of each track: opening and closing in seconds since midnight, its day and its surface. */
  readonly opens: Int32Array;
  readonly closes: Int32Array;
  readonly dayOf: Int32Array;
  readonly surfaceOf: Int32Array;
  /** The capacity of each track, by the bound. */
  readonly capacity: Int32Array;
  readonly days: number;
}

/** Reads a number of a typed array that is known to be there. */
export const at = (array: Int32Array | Float64Array, index: number): number => array[index] as number;

/** Turns a problem and its flights, in their start orders, into numbers. */
export function createModel(problem: Problem, flights: readonly Flight[]): Model {
  const programmes = new Map(problem.programmes.map((programme) => [programme.id, programme]));
  const events = new Map(problem.events.map((event) => [event.id, event]));
  const skaterIndex = indexOf(problem.skaters.map(({ id }) => id));
  const coachIndex = indexOf(problem.coaches.map(({ id }) => id));
  const coachesOfSkater = coachesBySkater(problem.coaches);
  const levelIndex = indexOf([...new Set(problem.events.map(({ level }) => level))]);
  const members = flights.map((flight) =>
    flight.programmes.map((id) => programmes.get(id)).filter((programme) => programme !== undefined),
  );
  const skatersOf = members.map((list) =>
    indexesOf(
      list.flatMap(({ skaters }) => skaters),
      skaterIndex,
    ),
  );
  const coachesOf = members.map((list) =>
    indexesOf(
      list.flatMap(({ coachId, skaters }) => [
        ...(coachId === null ? [] : [coachId]),
        ...skaters.flatMap((id) => coachesOfSkater.get(id) ?? []),
      ]),
      coachIndex,
    ),
  );
  const tracks = tracksOf(problem);
  const dates = [...new Set(tracks.map(({ date }) => date))];
  // A fixed block keeps its length, whatever a rule about warm-ups says by now.
  const fixedSeconds = new Map(
    problem.fixed.blocks.flatMap(({ flightId, seconds }) =>
      flightId === undefined ? [] : [[flightId, seconds] as const],
    ),
  );
  const surfaceIndex = indexOf(problem.surfaces.map(({ id }) => id));
  return {
    problem,
    flights,
    tracks,
    length: Int32Array.from(flights, (flight, index) => {
      const event = events.get(flight.eventId);
      const seconds = (members[index] ?? []).map((programme) => programme.seconds);
      return fixedSeconds.get(flight.id) ?? (event ? flightSeconds(event, seconds) : 0);
    }),
    level: Int32Array.from(flights, ({ eventId }) => levelIndex.get(events.get(eventId)?.level ?? '') ?? 0),
    levels: Math.max(1, levelIndex.size),
    skatersOf: listsOf(skatersOf),
    flightsOfSkater: listsOf(inverted(skatersOf, problem.skaters.length)),
    skaters: problem.skaters.length,
    coachesOf: listsOf(coachesOf),
    flightsOfCoach: listsOf(inverted(coachesOf, problem.coaches.length)),
    coaches: problem.coaches.length,
    opens: Int32Array.from(tracks, ({ opens }) => opens),
    closes: Int32Array.from(tracks, ({ closes }) => closes),
    dayOf: Int32Array.from(tracks, ({ date }) => dates.indexOf(date)),
    surfaceOf: Int32Array.from(tracks, ({ surfaceId }) => surfaceIndex.get(surfaceId) ?? 0),
    capacity: Int32Array.from(tracks, (track) => iceCapacity(track, problem.rules)),
    days: dates.length,
  };
}

const indexOf = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, index) => [id, index]));

/** Each index once; ids that nobody has are left out. */
function indexesOf(ids: readonly string[], index: ReadonlyMap<string, number>): number[] {
  return [...new Set(ids)].map((id) => index.get(id)).filter((found) => found !== undefined);
}

function inverted(lists: readonly (readonly number[])[], length: number): number[][] {
  const result = Array.from({ length }, (): number[] => []);
  for (const [index, list] of lists.entries()) for (const item of list) result[item]?.push(index);
  return result;
}

function listsOf(lists: readonly (readonly number[])[]): Lists {
  const from = new Int32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) from[index + 1] = at(from, index) + list.length;
  return { from, items: Int32Array.from(lists.flat()) };
}
