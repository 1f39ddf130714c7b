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

/** A delay that takes a flight no further than this into hours without ice takes it no ice, in seconds. */
const GRACE = 180;

/**
 * The ice of a running day that flights to come have lost, by their published or expected times. One that a delay takes
 * past closing counts as late, unless others are published after it: then the surface closes earlier than it was to. Hours
 * that are on now are named also once every flight has another time, so that nobody waits at an empty surface.
 * @param nowSeconds of the day; null where only flights count
 */
export function lostIce(
  surfaces: readonly IceSurface[],
  date: string,
  flights: readonly FlightToCome[],
  nowSeconds: number | null = null,
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
    const closesTooEarly = own.some(({ start, seconds }) => start + seconds > closes);
    const spans = [
      { surfaceId, from: 0, until: opens, flightIds: idsOf(({ start }) => start < opens) },
      ...closed.map(({ from, until }) => ({
        surfaceId,
        from,
        until,
        flightIds: idsOf(
          ({ start, expected, seconds }) =>
            isWithin({ from, until }, start, start + seconds) ||
            (expected !== null && isWithin({ from: from + GRACE, until }, expected, expected + seconds)),
        ),
      })),
      {
        surfaceId,
        from: closes,
        until: midnight,
        flightIds: idsOf(
          ({ start, expected, seconds }) =>
            start + seconds > closes || (closesTooEarly && (expected ?? start) + seconds > closes + GRACE),
        ),
      },
    ];
    const isOn = ({ from, until }: Pick<HoursWithoutIce, 'from' | 'until'>) =>
      nowSeconds !== null && from <= nowSeconds && nowSeconds < until && from >= opens && from < closes;
    return spans.filter((span) => span.flightIds.length > 0 || isOn(span));
  });
}

const isWithin = (
  { from, until }: { readonly from: number; readonly until: number },
  start: number,
  end: number,
): boolean => start < until && end > from;
