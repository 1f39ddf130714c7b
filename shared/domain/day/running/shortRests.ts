import type { Rules } from '../../../contract/core/planningFiles.ts';
import { restFindings } from '../../planning/findings/restFindings.ts';
import type { DayTrack } from './dayTracks.ts';
import { expectedFlights } from './expectedFlights.ts';

/** Two flights of a day between which skaters do not rest for as long as the rules of the ice want. */
export interface ShortRest {
  readonly skaters: readonly string[];
  /** The flight that is on the ice first, as expected now. */
  readonly from: string;
  readonly to: string;
  /** Whole minutes from the end of the one to the warm-up of the other; below 0 where both are on the ice at once. */
  readonly minutes: number;
  readonly leastMinutes: number;
  /** When the second may start, in seconds since the venue's midnight. */
  readonly readyAt: number;
  /** By the schedule the second would have been first. */
  readonly isReversed: boolean;
}

/**
 * The rests that the day’s delays make too short, by the rule with which the board judges a plan. Only of flights that
 * are still to come: nobody can help a flight that has begun.
 * @param skatersOf the people of a flight who are expected or checked in
 */
export function shortRests(
  tracks: readonly DayTrack[],
  { restMinutes }: Pick<Rules, 'restMinutes'>,
  skatersOf: (flightId: string) => readonly string[],
): ShortRest[] {
  const flights = expectedFlights(tracks).map((flight) => ({
    ...flight,
    skaters: skatersOf(flight.flight.id),
    repeatedSkaters: [],
  }));
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
      const leastMinutes = restMinutes.least + moves;
      const rest = {
        skaters: [...new Set(pair.map(({ skater }) => skater))],
        from: first.flight.id,
        to: second.flight.id,
        minutes: Math.floor((second.start - first.end) / 60),
        leastMinutes,
        readyAt: first.end + 60 * leastMinutes,
        isReversed: second.published.start < first.published.start,
      };
      return [rest];
    })
    .toSorted((one, other) => one.readyAt - other.readyAt);
}
