import type { Block, Plan, Problem } from '../../../contract/core/planningFiles.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';
import { closedSpans } from '../ice/closedIce.ts';
import { coachFindings } from '../findings/coachFindings.ts';
import { restFindings } from '../findings/restFindings.ts';
import { type TimedFlight, compareText, peopleOfFlights, timeFlights } from '../planFacts.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';

/** A reason that holds a flight at its time: each alone would keep it from starting a minute earlier. */
export type Hold =
  | { readonly kind: 'locked' }
  /** The surface opens then, `HH:MM:SS`. */
  | { readonly kind: 'opening'; readonly time: string }
  /** The surface has no ice until then: it is lost, or others have it. */
  | { readonly kind: 'closed'; readonly until: string }
  /** Lunch is on the ice before it. */
  | { readonly kind: 'lunch'; readonly block: Block }
  /** Another block is on the ice before it: a flight, a resurfacing, a ceremony. */
  | { readonly kind: 'before'; readonly block: Block }
  /** A skater comes from another flight and would rest less than is wanted. */
  | { readonly kind: 'rest'; readonly skaterId: string; readonly flightId: string }
  /** A coach would have pupils on two surfaces at once. */
  | { readonly kind: 'coach'; readonly coachId: string; readonly flightId: string };

const MINUTE = 60;

/**
 * "Why is my child at 7:10?": everything that keeps a flight from starting a minute earlier, by the planner's rules.
 * @param flightId of the child's flight
 * @returns none where nothing holds it, or where it is not on the ice
 */
export function holdsOfFlight(
  problem: Problem,
  { flights, blocks }: Pick<Plan, 'flights' | 'blocks'>,
  flightId: string,
): Hold[] {
  const own = blocks.find((block) => block.flightId === flightId);
  if (!own) return [];
  const timed = timeFlights(peopleOfFlights(problem, flights), blocks);
  return [
    ...(own.locked ? [{ kind: 'locked' as const }] : []),
    ...holdsOfTrack(problem, blocks, own),
    ...holdsOfPeople(problem, timed, flightId),
  ];
}

function holdsOfTrack(problem: Problem, blocks: readonly Block[], own: Block): Hold[] {
  const from = secondsOfTime(own.start);
  const track = tracksOf(problem).find(
    ({ surfaceId, date }) => surfaceId === own.surfaceId && date === own.date,
  );
  const before = blocks.filter(({ surfaceId, date, start, seconds }) => {
    if (surfaceId !== own.surfaceId || date !== own.date) return false;
    return secondsOfTime(start) < from && secondsOfTime(start) + seconds > from - MINUTE;
  });
  const closed = closedSpans(problem, own).find((span) => span.from < from && span.until > from - MINUTE);
  return [
    ...(track && from - MINUTE < track.opens
      ? [{ kind: 'opening' as const, time: timeOfSeconds(track.opens) }]
      : []),
    ...(closed ? [{ kind: 'closed' as const, until: timeOfSeconds(closed.until) }] : []),
    ...before.map((block): Hold => ({ kind: block.kind === 'lunch' ? 'lunch' : 'before', block })),
  ];
}

function holdsOfPeople(problem: Problem, timed: readonly TimedFlight[], flightId: string): Hold[] {
  const earlier = timed
    .map((one) =>
      one.flight.id === flightId ? { ...one, start: one.start - MINUTE, end: one.end - MINUTE } : one,
    )
    .sort((one, other) => compareText(one.date, other.date) || one.start - other.start);
  const rests = restFindings(problem.rules, earlier).filter(({ flightIds }) => flightIds[1] === flightId);
  const clashes = coachFindings(problem, timed).map(keyOfClash);
  const coaches = coachFindings(problem, earlier).filter(
    (clash) => clash.flightIds.includes(flightId) && !clashes.includes(keyOfClash(clash)),
  );
  return [
    ...rests.flatMap(({ skaters, flightIds: [previous = ''] }) =>
      skaters.map((skaterId): Hold => ({ kind: 'rest', skaterId, flightId: previous })),
    ),
    ...coaches.flatMap(({ coaches: own, flightIds }) =>
      own.map((coachId): Hold => ({
        kind: 'coach',
        coachId,
        flightId: flightIds.find((id) => id !== flightId) ?? '',
      })),
    ),
  ];
}

const keyOfClash = ({
  coaches,
  flightIds,
}: {
  readonly coaches: readonly string[];
  readonly flightIds: readonly string[];
}): string => JSON.stringify([coaches, flightIds.toSorted()]);
