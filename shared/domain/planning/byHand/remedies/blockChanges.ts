import type { Block, Problem } from '../../../../contract/core/planningFiles.ts';
import { spanOf } from '../blockSpans.ts';
import { tracksOf } from '../../../entering/onIce/bound.ts';
import { coachFindings } from '../../findings/coachFindings.ts';
import { restFindings } from '../../findings/restFindings.ts';
import { compareText, peopleOfFlights, timeFlights, type TimedFlight } from '../../planFacts.ts';
import { DAY_SECONDS, dayNumber } from '../../../core/dates/days.ts';
import { secondsOfTime, timeOfSeconds } from '../../../core/dates/times.ts';
import type { BoardPlan } from '../boardFindings.ts';
import { placeBlock } from '../placeBlock.ts';
import type { BoardFinding } from '../trackFindings.ts';
import type { RemediedPlan } from './remediesOf.ts';

/** Rules that a flight at another time may satisfy. */
const OF_TIME = [
  'twiceAtOnce',
  'rest',
  'coachOnTwoSurfaces',
  'judgeWithPupil',
  'closing',
  'overlap',
  'iceRun',
  'closed',
];

/** The unlocked blocks of flights that a finding is about. */
function movable({ blocks }: BoardPlan, finding: BoardFinding): { index: number; block: Block }[] {
  if (!OF_TIME.includes(finding.rule)) return [];
  return finding.blocks.flatMap((index) => {
    const block = blocks[index];
    return block?.kind === 'flight' && !block.locked ? [{ index, block }] : [];
  });
}

/** A flight's block into each gap where nobody of it conflicts, the nearest first. */
export function gapMoves(
  problem: Problem,
  plan: BoardPlan,
  finding: BoardFinding,
  earliest: number,
): RemediedPlan[] {
  const timed = timeFlights(peopleOfFlights(problem, plan.flights), plan.blocks);
  const gaps = gapsOf(problem, plan.blocks, earliest);
  return movable(plan, finding)
    .flatMap(({ index, block }) => {
      const own = timed.find(({ flight }) => flight.id === block.flightId);
      const near = own ? relatedTo(timed, own) : [];
      const now = placeOf(block);
      return gaps
        .filter(({ from, until }) => from + block.seconds <= until)
        .map((gap) => ({
          ...gap,
          index,
          block,
          distance: Math.abs(gap.at - now) + (gap.surfaceId === block.surfaceId ? 0 : 600),
        }))
        .filter((gap) => !own || isFree(problem, near, { ...own, ...gapTimes(gap, block) }));
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ index, block, surfaceId, date, from }): RemediedPlan => {
      const start = timeOfSeconds(from);
      return {
        remedy: { kind: 'move', block: index, surfaceId, date, start },
        plan: { ...plan, blocks: plan.blocks.with(index, { ...block, surfaceId, date, start }) },
      };
    });
}

/** A flight's block changes places with the flight before or behind it on the same track. */
export function swaps(plan: BoardPlan, finding: BoardFinding, earliest: number): RemediedPlan[] {
  // A day gets no shorter by it.
  if (finding.rule === 'closing') return [];
  return movable(plan, finding).flatMap(({ index, block }) => {
    const onTrack = [...plan.blocks.entries()]
      .filter(([, other]) => other.surfaceId === block.surfaceId && other.date === block.date)
      .sort(([, one], [, other]) => secondsOfTime(one.start) - secondsOfTime(other.start));
    const place = onTrack.findIndex(([other]) => other === index);
    const pairs = [onTrack.slice(Math.max(0, place - 1), place + 1), onTrack.slice(place, place + 2)];
    return pairs.flatMap(([first, second]): RemediedPlan[] => {
      if (!first || !second || first === second) return [];
      const [[before, one], [behind, other]] = [first, second];
      if (one.locked || other.locked || one.kind !== 'flight' || other.kind !== 'flight') return [];
      if (placeOf(one) < earliest) return [];
      const from = secondsOfTime(one.start);
      // The second one's end stays, and so does the gap between them.
      const until = secondsOfTime(other.start) + other.seconds;
      const blocks = plan.blocks
        .with(behind, { ...other, start: timeOfSeconds(from) })
        .with(before, { ...one, start: timeOfSeconds(until - one.seconds) });
      return [{ remedy: { kind: 'swap', block: behind, before }, plan: { ...plan, blocks } }];
    });
  });
}

/** A resurfacing before the first block of a run that is too long, or between the flights of two panels. */
export function resurfacings(
  problem: Problem,
  plan: BoardPlan,
  finding: BoardFinding,
  earliest: number,
): RemediedPlan[] {
  const { rule, blocks } = finding;
  const places =
    rule === 'iceRun'
      ? blocks.slice(0, 1)
      : rule === 'panelsMeet'
        ? [...blocks.slice(0, 1), ...flightBehind(plan, blocks)]
        : [];
  return places.flatMap((index) => resurfacingBefore(problem, plan, index, earliest));
}

/** The first flight on the same ice behind the last of some blocks. */
function flightBehind({ blocks }: BoardPlan, indexes: readonly number[]): number[] {
  const last = blocks[indexes.at(-1) ?? -1];
  if (!last) return [];
  return [...blocks.entries()]
    .filter(
      ([, { surfaceId, date, kind, start }]) =>
        surfaceId === last.surfaceId &&
        date === last.date &&
        kind === 'flight' &&
        secondsOfTime(start) > secondsOfTime(last.start),
    )
    .toSorted(([, one], [, other]) => secondsOfTime(one.start) - secondsOfTime(other.start))
    .slice(0, 1)
    .map(([index]) => index);
}

function resurfacingBefore(
  problem: Problem,
  plan: BoardPlan,
  first: number,
  earliest: number,
): RemediedPlan[] {
  const block = plan.blocks[first];
  if (!block || placeOf(block) < earliest) return [];
  const { surfaceId, date, start } = block;
  const seconds = problem.rules.resurfacingMinutes * 60;
  const blocks = [...plan.blocks, { surfaceId, date, start, seconds, kind: 'resurfacing' as const }];
  const placing = { block: blocks.length - 1, surfaceId, date, at: { before: first } };
  const placed = placeBlock(problem, blocks, placing);
  if ('fault' in placed) return [];
  return [{ remedy: { kind: 'resurface', before: first }, plan: { ...plan, blocks: placed.blocks } }];
}

interface Gap {
  readonly surfaceId: string;
  readonly date: string;
  readonly from: number;
  readonly until: number;
  /** Seconds since 1970 at the venue. */
  readonly at: number;
}

/** Where nothing is on the ice between opening and closing, from a time on. */
function gapsOf(problem: Problem, blocks: readonly Block[], earliest: number): Gap[] {
  return tracksOf(problem).flatMap(({ surfaceId, date, opens, closes }) => {
    const spans = [...blocks, ...problem.fixed.blocks]
      .filter((block) => block.surfaceId === surfaceId && block.date === date)
      .map(spanOf)
      .sort((one, other) => one.from - other.from);
    const gaps: Gap[] = [];
    let from = Math.max(opens, earliest - dayNumber(date) * DAY_SECONDS);
    for (const span of [...spans, { from: closes, until: closes }]) {
      const at = dayNumber(date) * DAY_SECONDS + from;
      if (span.from > from) gaps.push({ surfaceId, date, from, until: Math.min(span.from, closes), at });
      from = Math.max(from, span.until);
    }
    return gaps;
  });
}

const placeOf = ({ date, start }: Block) => dayNumber(date) * DAY_SECONDS + secondsOfTime(start);

const gapTimes = ({ surfaceId, date, from }: Gap, { seconds }: Block) => ({
  surfaceId,
  date,
  start: from,
  end: from + seconds,
});

/** Flights that share a skater or a coach with one. */
function relatedTo(timed: readonly TimedFlight[], own: TimedFlight): TimedFlight[] {
  const people = new Set([...own.skaters, ...own.coaches, ...own.skatingCoaches]);
  return timed.filter(
    (other) =>
      other.flight !== own.flight &&
      [...other.skaters, ...other.coaches, ...other.skatingCoaches].some((person) => people.has(person)),
  );
}

/** Whether a flight at another place gives none of its people a finding. */
function isFree(problem: Problem, related: readonly TimedFlight[], moved: TimedFlight): boolean {
  const flights = [...related.filter(({ date }) => date === moved.date), moved].sort(
    (one, other) => compareText(one.date, other.date) || one.start - other.start,
  );
  const found = [...restFindings(problem.rules, flights), ...coachFindings(problem, flights)];
  return !found.some(({ flightIds }) => flightIds.includes(moved.flight.id));
}
