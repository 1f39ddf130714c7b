import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { coachFindings } from '../../../../shared/domain/planning/findings/coachFindings.ts';

interface CoachedStart {
  readonly programmeId: string;
  readonly name: string;
  readonly surfaceId: string;
  readonly date: string;
  /** Venue time, as it is expected. */
  readonly start: string;
  readonly seconds: number;
  readonly coach: string | null;
}

/** A flight with the skaters of one coach. */
export interface CoachedPlace extends Omit<CoachedStart, 'programmeId' | 'name'> {
  readonly coach: string;
  readonly programmes: readonly string[];
  readonly names: readonly string[];
}

export interface SurfaceClash {
  /** The earlier one first. */
  readonly places: readonly [CoachedPlace, CoachedPlace];
  readonly isOwn: boolean;
}

/**
 * Flights on two surfaces at once that need the same coach, by the board's rule: the own ones first, then by time.
 * @param starts in the order of time
 * @param own the programmes of who reads it
 */
export function surfaceClashes(starts: readonly CoachedStart[], own: ReadonlySet<string>): SurfaceClash[] {
  const places = placesOf(starts);
  const flights = places.map(({ coach, surfaceId, date, start, seconds }, place) => {
    const from = secondsOfTime(start);
    const flight = { id: String(place) };
    return {
      flight,
      surfaceId,
      date,
      start: from,
      end: from + seconds,
      coaches: [coach],
      skatingCoaches: [],
    };
  });
  const coaches = [...new Set(places.map(({ coach }) => coach))].map((id) => ({ id }));
  return coachFindings({ coaches }, flights)
    .flatMap(({ flightIds }): SurfaceClash[] => {
      const [one, other] = flightIds.map((id) => places[Number(id)]);
      if (!one || !other) return [];
      const isOwn = [one, other].every(({ programmes }) => programmes.some((id) => own.has(id)));
      return [{ places: [one, other], isOwn }];
    })
    .toSorted(
      (one, other) =>
        Number(other.isOwn) - Number(one.isOwn) ||
        places.indexOf(one.places[0]) - places.indexOf(other.places[0]),
    );
}

/** Where the coach of each start is needed at the same time, by its programme. */
export function clashesOf(clashes: readonly SurfaceClash[]): ReadonlyMap<string, readonly CoachedPlace[]> {
  const places = new Map<string, CoachedPlace[]>();
  for (const { places: both } of clashes)
    for (const [place, other] of [both, both.toReversed()])
      for (const id of place?.programmes ?? []) if (other) places.set(id, [...(places.get(id) ?? []), other]);
  return places;
}

function placesOf(starts: readonly CoachedStart[]): CoachedPlace[] {
  const coached = starts.flatMap((one) => (one.coach === null ? [] : [{ ...one, coach: one.coach }]));
  const groups = Map.groupBy(coached, ({ coach, date, surfaceId, start }) =>
    JSON.stringify([coach, date, surfaceId, start]),
  );
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { coach, date, surfaceId, start, seconds } = first;
    const names = own.map(({ name }) => name);
    return [{ coach, date, surfaceId, start, seconds, names, programmes: own.map((one) => one.programmeId) }];
  });
}
