import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';

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

const endOf = ({ start, seconds }: CoachedPlace) => secondsOfTime(start) + seconds;

/**
 * Flights on two surfaces at once that need the same coach: the own ones first, then by time.
 * @param starts in the order of time
 * @param own the programmes of who reads it
 */
export function surfaceClashes(starts: readonly CoachedStart[], own: ReadonlySet<string>): SurfaceClash[] {
  const places = placesOf(starts);
  return places
    .flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter(
          (other) =>
            other.coach === one.coach &&
            other.date === one.date &&
            other.surfaceId !== one.surfaceId &&
            secondsOfTime(other.start) < endOf(one),
        )
        .map((other): SurfaceClash => {
          const isOwn = [one, other].every(({ programmes }) => programmes.some((id) => own.has(id)));
          return { places: [one, other], isOwn };
        }),
    )
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
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
