import type { IceSurface } from '../../../contract/entering/ice.ts';
import { DAY_SECONDS } from '../../core/dates/days.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';

/** A flight that is still to come, in seconds since the venue's midnight. */
interface FlightToCome {
  readonly id: string;
  readonly surfaceId: string;
  /** As published. */
  readonly start: number;
  /** Null where nobody knows. */
  readonly expected: number | null;
  readonly seconds: number;
}

/** Hours without ice in which flights are published or expected. */
export interface HoursWithoutIce {
  readonly surfaceId: string;
  /** Seconds since the venue's midnight. */
  readonly from: number;
  readonly until: number;
  readonly flightIds: readonly string[];
}

/**
 * The ice of a running day that flights to come have lost. One that a delay takes past closing counts as late, and not as
 * without ice; one that a delay takes into hours of others has none.
 */
export function lostIce(
  surfaces: readonly IceSurface[],
  date: string,
  flights: readonly FlightToCome[],
): HoursWithoutIce[] {
  const tracks = tracksOf({ surfaces }).filter((track) => track.date === date);
  const used = [...new Set(flights.map(({ surfaceId }) => surfaceId))];
  return used.flatMap((surfaceId): HoursWithoutIce[] => {
    const own = flights.filter((flight) => flight.surfaceId === surfaceId);
    const idsOf = (isIn: (flight: FlightToCome) => boolean) => own.filter(isIn).map(({ id }) => id);
    const track = tracks.find((one) => one.surfaceId === surfaceId);
    const midnight = Math.max(DAY_SECONDS, ...own.map(({ start, seconds }) => start + seconds));
    if (!track) return [{ surfaceId, from: 0, until: midnight, flightIds: idsOf(() => true) }];
    const { opens, closes, closed } = track;
    const spans = [
      { surfaceId, from: 0, until: opens, flightIds: idsOf(({ start }) => start < opens) },
      ...closed.map(({ from, until }) => ({
        surfaceId,
        from,
        until,
        flightIds: idsOf(({ start, expected, seconds }) =>
          [start, expected ?? start].some((begin) => begin < until && begin + seconds > from),
        ),
      })),
      {
        surfaceId,
        from: closes,
        until: midnight,
        flightIds: idsOf(({ start, seconds }) => start + seconds > closes),
      },
    ];
    return spans.filter(({ flightIds }) => flightIds.length > 0);
  });
}
