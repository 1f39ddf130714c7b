import type { Rules } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { restFindings, type FlightWithSkaters } from '../../planning/findings/restFindings.ts';
import type { DayTrack } from './dayTracks.ts';

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
  const flights = tracks.flatMap((track) => flightsOf(track, skatersOf)).toSorted(byStart);
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
        isReversed: second.published < first.published,
      };
      return [rest];
    })
    .toSorted((one, other) => one.readyAt - other.readyAt);
}

interface FlightOfTrack extends FlightWithSkaters {
  /** Seconds since the venue's midnight, as published. */
  readonly published: number;
  readonly isToCome: boolean;
}

const byStart = (one: FlightOfTrack, other: FlightOfTrack) => one.start - other.start;

/** The flights of a surface with when they are on the ice, tapped or expected. */
function flightsOf(
  { surfaceId, blocks }: DayTrack,
  skatersOf: (flightId: string) => readonly string[],
): FlightOfTrack[] {
  return blocks.flatMap(({ block, expected: { start, end, state } }) => {
    if (block.flightId === undefined || start === null || state === 'skipped') return [];
    return [
      {
        flight: { id: block.flightId },
        surfaceId,
        date: block.date,
        start,
        end: end ?? start + block.seconds,
        skaters: skatersOf(block.flightId),
        repeatedSkaters: [],
        published: secondsOfTime(block.start),
        isToCome: state === 'toCome',
      },
    ];
  });
}
