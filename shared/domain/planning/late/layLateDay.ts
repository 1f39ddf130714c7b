import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import { type Span, tracksOf } from '../../entering/onIce/bound.ts';
import { earliest, overlaps } from '../byHand/blockSpans.ts';
import type { BoardPlan } from '../byHand/boardFindings.ts';
import { closedSpans } from '../ice/closedIce.ts';
import { flightBeforeClosed } from './flightBeforeClosed.ts';
import { isBreak, movedPause, pauseSeconds, skatesBefore } from './pauses.ts';

/** When a flight that is left as it is was or is expected on the ice, in seconds since the venue's midnight. */
export interface FixedFlight {
  readonly surfaceId: string;
  readonly start: number;
  readonly end: number;
}

/** A running day that is late. Times are seconds since the venue's midnight. */
export interface LateDay {
  readonly date: string;
  readonly now: number;
  /** What has skated, is on the ice or starts too soon to be changed, by flight. */
  readonly fixed: ReadonlyMap<string, FixedFlight>;
  /** When each flight starts as families know it, which the plan may have changed since. */
  readonly published: ReadonlyMap<string, number>;
  /** Flights whose moves in the plan stand though nobody has published them yet. */
  readonly keptMoves?: ReadonlySet<string>;
  /** Until when somebody holds a flight, which is a delay too. */
  readonly held?: ReadonlyMap<string, number>;
  /** Seconds that a flight takes with its walk-ons, where those are more than its block has. */
  readonly longer?: ReadonlyMap<string, number>;
}

/** What saves time, besides the breaks and lunches that give way to a delay by themselves. */
export interface TimeSaved {
  /** Resurfacings take ten minutes: the short form (ISI Winter Classic 2017). */
  readonly shortResurfacings: boolean;
  /** Breaks and lunches go where no flight waits for them. */
  readonly movesPauses: boolean;
  /** Resurfacings, breaks and lunches that stay as scheduled all the same, by their index in the plan. */
  readonly unchanged?: ReadonlySet<number>;
}

export interface CatchUp extends TimeSaved {
  /** Where flights go that leave their surface, by flight. */
  readonly surfaces: ReadonlyMap<string, string>;
  readonly places?: Places;
}

/** Flights at another place in the order of their surface: as if the plan had them start at `from`, and not before `earliest`. */
export type Places = ReadonlyMap<string, { readonly from: number; readonly earliest: number }>;

export interface LaidBlock {
  /** Of the plan; null for a resurfacing that other ice needs for the flights that come to it. */
  readonly index: number | null;
  /** As published; its surface, start and length are those below. */
  readonly block: Block;
  readonly surfaceId: string;
  /** As it is published. */
  readonly was: number;
  readonly start: number;
  readonly seconds: number;
}

export const SHORT_RESURFACING = 600;
/** After so little skating nobody resurfaces again, unless the rule of resurfacing needs it later. */
const LITTLE_SKATING = 1_200;

/** A block with its index in the plan, and its starts. */
interface IndexedBlock {
  readonly index: number;
  readonly block: Block;
  /** In the plan: by it the blocks keep their order. */
  readonly from: number;
  /** Published; of what was never published as in the plan. */
  readonly was: number;
  /** It starts no sooner. */
  readonly earliest: number;
}

/** What is to come on a surface of a late day. */
export interface LateTrack {
  readonly surfaceId: string;
  /** By published start. */
  readonly toCome: readonly IndexedBlock[];
  /** When its ice is free. */
  readonly free: number;
  /** Seconds of ice used until then since it was fresh. */
  readonly ice: number;
  /** Whether it was resurfaced on the day before what is to come. */
  readonly isResurfaced: boolean;
  /** Whether a panel sits already for the flights that go on the ice as it is then. */
  readonly isJudged: boolean;
  /** When others have the ice. */
  readonly closed: readonly Span[];
}

/** Whether a block is a flight of the day that can still be changed. */
export const isToCome = ({ date, flightId }: Block, day: LateDay): boolean =>
  date === day.date && flightId !== undefined && !day.fixed.has(flightId);

/** The rest of a day of each surface that is open then, or was to be: flights of lost ice can only leave it. */
export function lateTracks(
  problem: Pick<Problem, 'surfaces' | 'fixed'>,
  { blocks }: Pick<BoardPlan, 'blocks'>,
  day: LateDay,
): LateTrack[] {
  const { date, now, fixed, published, keptMoves, held } = day;
  const indexed = blocks.map((block, index) => {
    const from = secondsOfTime(block.start);
    const was = published.get(block.flightId ?? '') ?? from;
    const known = keptMoves?.has(block.flightId ?? '') ? from : was;
    const earliest = Math.max(known, held?.get(block.flightId ?? '') ?? 0);
    return { index, block, from, was, earliest };
  });
  const opens = new Map(
    tracksOf(problem).flatMap((track) =>
      track.date === date ? [[track.surfaceId, track.opens] as const] : [],
    ),
  );
  const used = blocks.filter((block) => block.date === date).map(({ surfaceId }) => surfaceId);
  return [...new Set([...opens.keys(), ...used])].map((surfaceId) => {
    const own = indexed
      .filter(({ block }) => block.date === date && block.surfaceId === surfaceId)
      .toSorted((one, other) => one.from - other.from);
    const last = own.findLastIndex(({ block }) => fixed.has(block.flightId ?? ''));
    const first = own.findIndex(({ block }, at) => at > last && block.flightId !== undefined);
    const toCome = own.filter(({ block, from }, at) => {
      // A flight that the plan has in front of one that has skated is still to come.
      if (at <= last) return isToCome(block, day);
      // Where no flight says how late the ice is, what stands before the first one is over by the clock.
      return last >= 0 || (first >= 0 && at >= first) || from + block.seconds > now;
    });
    const passed = own.slice(0, last + 1);
    const fresh = passed.findLastIndex(({ block }) => isFresh(block));
    const ends = [...fixed.values()].filter((one) => one.surfaceId === surfaceId).map(({ end }) => end);
    return {
      surfaceId,
      toCome,
      free: Math.max(opens.get(surfaceId) ?? 0, ...ends),
      ice: passed.slice(fresh + 1).reduce((sum, { block }) => sum + iceOf(block), 0),
      isResurfaced: fresh >= 0,
      isJudged: passed.slice(fresh + 1).some(({ block }) => block.flightId !== undefined),
      closed: closedSpans(problem, { surfaceId, date }),
    };
  });
}

/**
 * The rest of a late day: each flight as early as its ice allows, in the order of the schedule, and never before its
 * published time, because its skaters may not be there, or before the time of a move that is kept.
 * @returns the blocks that are to come, without breaks that the delay has used up
 */
export function layLateDay(
  rules: Problem['rules'],
  tracks: readonly LateTrack[],
  { now, longer }: LateDay,
  { surfaces, places, shortResurfacings, movesPauses, unchanged }: CatchUp,
): LaidBlock[] {
  const placeOf = ({ block, from }: IndexedBlock) => places?.get(block.flightId ?? '')?.from ?? from;
  const surfaceOf = ({ block }: IndexedBlock) => surfaces.get(block.flightId ?? '') ?? block.surfaceId;
  const leaving =
    surfaces.size === 0
      ? []
      : tracks.flatMap(({ surfaceId, toCome }) => toCome.filter((one) => surfaceOf(one) !== surfaceId));
  return tracks.flatMap((track) => {
    const { surfaceId, toCome } = track;
    const coming = leaving.filter((one) => surfaceOf(one) === surfaceId);
    const isLeft = leaving.some(({ block }) => block.surfaceId === surfaceId);
    const isReordered = toCome.some((one) => placeOf(one) !== one.from);
    const isShared = coming.length > 0 || isLeft || isReordered;
    const items = isShared
      ? [...toCome.filter((one) => surfaceOf(one) === surfaceId), ...coming]
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map((one) => ({
            ...one,
            earliest: Math.max(one.earliest, places?.get(one.block.flightId ?? '')?.earliest ?? 0),
          }))
      : toCome;
    const resurfacing = shortResurfacings ? SHORT_RESURFACING : Infinity;
    return layTrack(rules, items, { ...track, now, longer, isShared, resurfacing, movesPauses, unchanged });
  });
}

const isFresh = ({ kind }: Block) => kind === 'resurfacing' || kind === 'lunch';
/** Whether nobody skates. */
const isRest = ({ kind }: Block) => kind === 'break' || kind === 'ceremony';
const iceOf = (block: Block) => (isRest(block) ? 0 : block.seconds);

interface TrackState extends LateTrack, Pick<LateDay, 'now' | 'longer'>, Pick<TimeSaved, 'unchanged'> {
  /** Whether flights come to the surface, leave it or change places, so that its resurfacings fit no more. */
  readonly isShared: boolean;
  /** The longest that a resurfacing takes. */
  readonly resurfacing: number;
  readonly movesPauses: boolean;
}

function layTrack(rules: Problem['rules'], items: readonly IndexedBlock[], track: TrackState): LaidBlock[] {
  const { surfaceId, now, isShared, resurfacing, closed, movesPauses } = track;
  let { free, ice, isResurfaced } = track;
  const laid: LaidBlock[] = [];
  const put = (index: number | null, block: Block, was: number, wanted: number, seconds: number) => {
    const start = earliest({ from: wanted, until: wanted + seconds }, closed);
    // Others give the ice back fresh.
    if (closed.some(({ from, until }) => from >= free && until <= start)) ice = 0;
    laid.push({ index, block, surfaceId, was, start, seconds });
    free = start + seconds;
    if (isFresh(block)) {
      ice = 0;
      isResurfaced = true;
    } else if (!isRest(block)) ice += seconds;
  };
  const queue = [...items];
  const isUnchanged = ({ index }: IndexedBlock) => track.unchanged?.has(index) === true;
  const canMove = (one: IndexedBlock) => movesPauses && !isUnchanged(one);
  while (queue.length > 0) {
    const at = { now, free, ice };
    const [first, second] = queue;
    if (first && canMove(first) && skatesBefore(rules, first, second, at))
      queue.splice(0, 2, ...(second ? [second, first] : []));
    const filling = flightBeforeClosed(rules, queue, { ...at, closed, longer: track.longer });
    if (filling > 0) queue.unshift(...queue.splice(filling, 1));
    const own = queue.shift();
    if (!own) break;
    const { index, block, from, was, earliest } = own;
    const next = queue.find((one) => one.block.flightId !== undefined);
    // Where flights left, nobody pauses after the last one.
    if (isShared && isBreak(block) && !next) continue;
    const isFull = ice > 0 && ice + block.seconds > rules.iceMinutesBetweenResurfacings * 60;
    if (isShared && block.flightId !== undefined && isFull) {
      const seconds = Math.min(resurfacing, rules.resurfacingMinutes * 60);
      const { date, start } = block;
      const at = Math.max(free, now);
      put(null, { surfaceId, date, start, seconds, kind: 'resurfacing' }, at, at, seconds);
    }
    // Nobody resurfaces ice that is fresh because its flights are elsewhere.
    if (isShared && block.kind === 'resurfacing' && ice === 0) continue;
    const isSoonAgain =
      isResurfaced && ice <= LITTLE_SKATING && block.kind === 'resurfacing' && !block.locked;
    if (isSoonAgain && ice + iceUntilFresh(queue) <= rules.iceMinutesBetweenResurfacings * 60) continue;
    const moved = canMove(own) ? movedPause(rules, own, next, { now, free, ice }) : null;
    const start =
      moved ?? (block.flightId === undefined ? Math.max(free, from) : Math.max(free, earliest, now));
    const wanted = lengthOf(rules, block, start - from, isUnchanged(own) ? Infinity : resurfacing);
    const seconds = Math.max(wanted, track.longer?.get(block.flightId ?? '') ?? 0);
    const isGivenFresh = closed.some((one) => overlaps(one, { from: start, until: start + seconds }));
    if (block.kind === 'resurfacing' && isGivenFresh) continue;
    if (seconds > 0) put(index, block, was, start, seconds);
  }
  return laid;
}

function iceUntilFresh(items: readonly IndexedBlock[]): number {
  const next = items.findIndex(({ block }) => isFresh(block));
  return items.slice(0, next < 0 ? undefined : next).reduce((sum, { block }) => sum + iceOf(block), 0);
}

function lengthOf(rules: Problem['rules'], block: Block, delay: number, resurfacing: number): number {
  if (isBreak(block)) return pauseSeconds(rules, block, delay);
  return block.kind === 'resurfacing' ? Math.min(block.seconds, resurfacing) : block.seconds;
}

/** The whole plan with the rest of its day as it was laid: what was to come and was not laid is gone. */
export function planOfLateDay(
  plan: BoardPlan,
  { date }: LateDay,
  tracks: readonly LateTrack[],
  laid: readonly LaidBlock[],
): BoardPlan {
  const toCome = new Set(tracks.flatMap((track) => track.toCome.map(({ index }) => index)));
  const byIndex = new Map(laid.map((one) => [one.index, one]));
  const blockOf = ({ block, surfaceId, start, seconds }: LaidBlock): Block => ({
    ...block,
    surfaceId,
    date,
    start: timeOfSeconds(start),
    // The day adds the minutes of walk-ons to those of the schedule.
    seconds: block.flightId === undefined ? seconds : block.seconds,
  });
  const blocks = plan.blocks.flatMap((block, index) => {
    const own = byIndex.get(index);
    return own ? [blockOf(own)] : toCome.has(index) ? [] : [block];
  });
  return { ...plan, blocks: [...blocks, ...laid.filter(({ index }) => index === null).map(blockOf)] };
}
