import type { EventResult, PlacedSkater, ResultList } from '../../../contract/day/results/publicResults.ts';
import type { ResultState } from '../../../contract/day/results/results.ts';
import type { PublishedSkater } from '../../planning/published/publicBlocks.ts';
import { compareText } from '../../planning/planFacts.ts';
import { partsOfFlights, type Part, type PublishedPlan } from '../../planning/published/publishedPlan.ts';

/** A posted result, by ids alone. */
export interface PostedResult {
  readonly flightId: string;
  readonly eventId: string;
  readonly version: number;
  /** UTC instants. */
  readonly postedAt: string;
  readonly correctedAt: string | null;
  readonly rows: readonly {
    readonly programmeId: string;
    readonly state: ResultState;
    readonly place: number | null;
    readonly points: number;
  }[];
}

interface EventOfList {
  readonly id: string;
  readonly format: string;
  readonly level: string;
}

/** By programme; whoever withdrew or was erased is not in it, and has a place without a name. */
type Skaters = ReadonlyMap<string, PublishedSkater>;

/**
 * Makes the public view of all results: how many flights of each event are posted, who has a place, and who
 * did not skate: a search for a name finds both.
 * @param plan with the flights that the schedule has lost since (`withUnscheduledFlights`)
 * @param events of the form, in its order; those without a flight are left out
 */
export function resultList(
  plan: PublishedPlan,
  posted: readonly PostedResult[],
  { events, skaters }: { readonly events: readonly EventOfList[]; readonly skaters: Skaters },
): Pick<ResultList, 'events' | 'skaters'> {
  const flights = Map.groupBy(plan.flights, ({ eventId }) => eventId);
  const results = Map.groupBy(posted, ({ eventId }) => eventId);
  const parts = partsOfFlights(plan);
  const named = posted.flatMap(({ eventId, flightId, rows }) =>
    rows.flatMap(({ programmeId, place, state }) => {
      const skater = skaters.get(programmeId);
      return (place === null && state === 'skated') || !skater
        ? []
        : [{ ...skater, result: { eventId, flight: parts.get(flightId)?.number ?? 1, place, state } }];
    }),
  );
  // Two children of one name at one rink have a line for each event.
  const byName = Map.groupBy(named, ({ name, rink, event = '' }) => [name, rink ?? '', event].join('\n'));
  return {
    events: events
      .filter(({ id }) => flights.has(id))
      .map(({ id, format, level }) => {
        const own = results.get(id) ?? [];
        return {
          id,
          format,
          level,
          flights: flights.get(id)?.length ?? 0,
          posted: own.length,
          updatedAt: latest(own.map(({ postedAt, correctedAt }) => correctedAt ?? postedAt)),
          podiums: podiumsOf(own, skaters, parts),
        };
      }),
    skaters: [...byName.values()]
      .flatMap((same) => {
        const [first] = same;
        return first ? [{ ...namesOf(first), results: same.map(({ result }) => result) }] : [];
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

/**
 * The plan with the flights that have a result although a later version of the schedule has lost them. They have no time, so
 * they are numbered after the others of their event, on every screen and paper alike.
 */
export function withUnscheduledFlights(
  plan: PublishedPlan,
  results: readonly Pick<PostedResult, 'flightId' | 'eventId'>[],
): PublishedPlan {
  const scheduled = new Set(plan.flights.map(({ id }) => id));
  const lost = results
    .filter(({ flightId }) => !scheduled.has(flightId))
    .map(({ flightId, eventId }) => ({ id: flightId, eventId, programmes: [] }))
    .sort((one, other) => compareText(one.id, other.id));
  return lost.length === 0 ? plan : { ...plan, flights: [...plan.flights, ...lost] };
}

/** Of each posted flight: the next one takes nobody off; who shares the third place is on it. */
const podiumsOf = (
  posted: readonly PostedResult[],
  skaters: Skaters,
  parts: ReadonlyMap<string, Part>,
): ResultList['events'][number]['podiums'] =>
  posted
    .map((result) => {
      const placed = placedSkatersOf(result, skaters);
      return {
        ...(parts.get(result.flightId) ?? { number: 1, of: 1 }),
        postedAt: result.postedAt,
        correctedAt: result.correctedAt,
        places: placed.filter(({ place }) => place <= 3),
        placed: placed.length,
      };
    })
    .sort((one, other) => one.number - other.number);

const latest = (instants: readonly string[]) => instants.toSorted().at(-1) ?? null;

/**
 * The flights of an event with the places that are posted, and who was to skate and did not: a grandparent who looks for a
 * name would else take the list for wrong.
 * @param plan as in `resultList`
 */
export function eventResult(
  plan: PublishedPlan,
  posted: readonly PostedResult[],
  { event, skaters }: { readonly event: EventOfList; readonly skaters: Skaters },
): EventResult {
  const parts = partsOfFlights(plan);
  const results = new Map(posted.map((result) => [result.flightId, result]));
  const { id, format, level } = event;
  return {
    id,
    format,
    level,
    flights: plan.flights
      .filter(({ eventId }) => eventId === id)
      .map((flight) => {
        const result = results.get(flight.id);
        return {
          ...(parts.get(flight.id) ?? { number: 1, of: 1 }),
          postedAt: result?.postedAt ?? null,
          correctedAt: result?.correctedAt ?? null,
          version: result?.version ?? 0,
          places: result ? placedSkatersOf(result, skaters) : [],
          notSkated: result ? notSkatedOf(result, skaters) : [],
        };
      })
      .sort((one, other) => one.number - other.number),
  };
}

export const placedSkatersOf = ({ rows }: PostedResult, skaters: Skaters): PlacedSkater[] =>
  rows
    .flatMap(({ programmeId, place, points }) => {
      if (place === null) return [];
      const skater = skaters.get(programmeId);
      return [{ place, ...(skater ? namesOf(skater) : { name: null, rink: null }), points }];
    })
    .sort((one, other) => one.place - other.place);

const namesOf = ({ name, rink, event }: PublishedSkater) =>
  event === undefined ? { name, rink } : { name, rink, event };

const notSkatedOf = ({ rows }: PostedResult, skaters: Skaters) =>
  rows
    .flatMap(({ programmeId, state }) => {
      const skater = skaters.get(programmeId);
      return state === 'skated' || !skater ? [] : [{ ...namesOf(skater), state }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
