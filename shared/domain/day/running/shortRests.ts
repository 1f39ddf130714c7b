import type { Rules } from '../../../contract/core/planningFiles.ts';
import { ownStartIn, restFindings } from '../../planning/findings/restFindings.ts';
import type { DayTrack } from './dayTracks.ts';
import { type ExpectedFlight, expectedFlights } from './expectedFlights.ts';

/** Two flights of a day between which skaters do not rest for as long as the rules of the ice want. */
export interface ShortRest {
  readonly skaters: readonly string[];
  /** The flight that is on the ice first, as expected now. */
  readonly from: string;
  readonly to: string;
  /** Whole minutes from the end of the one to the warm-up of the other, or to their own start where the day moved them back; below 0 for both at once. */
  readonly minutes: number;
  readonly leastMinutes: number;
  /** When the second may start, in seconds since the venue's midnight. */
  readonly readyAt: number;
  /** By the schedule the second would have been first. */
  readonly isReversed: boolean;
}

/** Who is expected or checked in. */
export interface StartOrder {
  readonly skaters: readonly string[];
  readonly warmUpSeconds: number;
  /** Which share of the flight’s programmes skates before somebody whom the day moved back, from 0 to 1. */
  readonly movedBack: ReadonlyMap<string, number>;
}

/**
 * The rests that the day’s delays make too short, by the rule with which the board judges a plan. Only of flights that
 * are still to come: nobody can help a flight that has begun.
 */
export function shortRests(
  tracks: readonly DayTrack[],
  { restMinutes }: Pick<Rules, 'restMinutes'>,
  startersOf: (flightId: string) => StartOrder,
): ShortRest[] {
  const flights = expectedFlights(tracks).map((flight) => {
    const starters = startersOf(flight.flight.id);
    const { skaters } = starters;
    return { ...flight, skaters, repeatedSkaters: [], ownStarts: ownStartsIn(flight, starters) };
  });
  const byId = new Map(flights.map((flight) => [flight.flight.id, flight]));
  const findings = restFindings({ restMinutes }, flights).flatMap((finding) => {
    const [skater = '', from = '', to = ''] = [...finding.skaters, ...finding.flightIds];
    const [first, second] = [byId.get(from), byId.get(to)];
    return finding.severity === 'hard' && first && second?.isToCome ? [{ skater, first, second }] : [];
  });
  const pairs = Map.groupBy(findings, ({ first, second }) => `${first.flight.id} ${second.flight.id}`);
  return [...pairs.values()]
    .flatMap((pair): ShortRest[] => {
      const [found] = pair;
      if (!found) return [];
      const { first, second } = found;
      const moves = first.surfaceId === second.surfaceId ? 0 : restMinutes.otherSurface;
      const least = Math.min(
        ...pair.map(({ skater }) => (second.ownStarts.get(skater) ?? second.start) - first.end),
      );
      const leastMinutes = restMinutes.least + moves;
      const rest = {
        skaters: [...new Set(pair.map(({ skater }) => skater))],
        from: first.flight.id,
        to: second.flight.id,
        minutes: Math.floor(least / 60),
        leastMinutes,
        readyAt: second.start + 60 * leastMinutes - least,
        isReversed: second.published.start < first.published.start,
      };
      return [rest];
    })
    .toSorted((one, other) => one.readyAt - other.readyAt);
}

const ownStartsIn = (
  times: ExpectedFlight,
  { warmUpSeconds, movedBack }: StartOrder,
): ReadonlyMap<string, number> =>
  new Map(
    [...movedBack].map(([skater, share]) => [skater, ownStartIn(times, warmUpSeconds, share)] as const),
  );
