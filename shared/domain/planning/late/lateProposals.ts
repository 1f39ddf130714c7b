import type { Block, PlanFinding, Problem } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import type { BoardPlan } from '../byHand/boardFindings.ts';
import { restFindings } from '../findings/restFindings.ts';
import { openedSeats, type OpenedSeats } from '../panels/openedSeats.ts';
import { type LaidBlock, type LateDay, type LateTrack, planOfLateDay, type TimeSaved } from './layLateDay.ts';
import { isBreak } from './pauses.ts';
import { skatersMovedTwice } from './movedTwice.ts';
import { reorderedFlights } from './reorderedFlights.ts';
import { withoutIdleSteps } from './withoutIdleSteps.ts';
import { withMovedPanels } from './withMovedPanels.ts';
import {
  bestSurfaces,
  coachesTwiceAtOnce,
  flightsOnIce,
  isLess,
  leftWithoutIce,
  lateProblem,
  type LateProblem,
  type LateWay,
  lateWay,
  movedPauses,
} from './lateSearch.ts';

/** What a proposal does besides starting later. */
const CATCH_UPS = ['later', 'shortResurfacings', 'otherIce', 'both', 'pauses', 'all'] as const;

const SAVED: Record<(typeof CATCH_UPS)[number], TimeSaved & { readonly movesFlights: boolean }> = {
  later: { shortResurfacings: false, movesPauses: false, movesFlights: false },
  shortResurfacings: { shortResurfacings: true, movesPauses: false, movesFlights: false },
  otherIce: { shortResurfacings: false, movesPauses: false, movesFlights: true },
  both: { shortResurfacings: true, movesPauses: false, movesFlights: true },
  pauses: { shortResurfacings: false, movesPauses: true, movesFlights: true },
  all: { shortResurfacings: true, movesPauses: true, movesFlights: true },
};

/** What a late day costs its people. */
export interface LatePrice {
  /** When each surface ends, in seconds since the venue's midnight. */
  readonly ends: readonly { readonly surfaceId: string; readonly end: number; readonly closes: number }[];
  /** Skaters who start at least five minutes after their published time, once each. */
  readonly waiting: number;
  /** Nobody waits so long, no rest breaks, and no surface is closed or goes on after closing. */
  readonly isOnTime: boolean;
  /** How long they wait on average, and the longest that one of them does. */
  readonly averageMinutes: number;
  readonly longestMinutes: number;
  /** Rests that the rules do not allow, of flights that can still be changed. */
  readonly rests: readonly PlanFinding[];
  /** Coaches who are on two surfaces at once, where the second flight can still be changed. */
  readonly coaches: readonly PlanFinding[];
  /** How many flights have lost their ice and get no other. */
  readonly withoutIce: number;
  /** Flights that change their surface. */
  readonly moved: readonly { readonly flightId: string; readonly surfaceId: string }[];
  /** Skaters who change surface more than once. */
  readonly movedTwice: readonly string[];
  /** Flights that skate behind others of their own surface that were to skate after them. */
  readonly reordered: readonly string[];
  readonly shortResurfacings: number;
  /** When and where the ice is resurfaced more often than published, and where a published resurfacing is left out. */
  readonly added: readonly Resurfacing[];
  readonly leftOut: readonly Resurfacing[];
  /** Seats that lose their judges. */
  readonly opened: OpenedSeats;
  /** By which breaks and lunches are shorter. */
  readonly pauseMinutes: number;
  /** Breaks and lunches that begin at another time, and those after which nobody skates any more. */
  readonly movedPauses: readonly MovedPause[];
  readonly goneWithFlights: readonly Pause[];
}

export interface Resurfacing {
  readonly surfaceId: string;
  /** Seconds since the venue's midnight. */
  readonly start: number;
}

export interface Pause {
  readonly kind: 'break' | 'lunch';
  readonly surfaceId: string;
  /** Seconds since the venue's midnight. */
  readonly start: number;
}

export interface MovedPause extends Pause {
  readonly to: number;
}

export interface LateProposal {
  /** `swap`: a flight and the one after it change places. */
  readonly catchUp: (typeof CATCH_UPS)[number] | 'swap';
  readonly plan: BoardPlan;
  readonly price: LatePrice;
}

/** From this on somebody is said to wait. */
const WAITS_SECONDS = 300;

/**
 * Ways to go on with a late day, the first that only starts later and alone where that is on time; the others only where they are better than all
 * before them (decision 0315).
 * @param isOver ends a search that takes too long: what was found until then counts
 */
export function lateProposals(
  problem: Problem,
  plan: BoardPlan,
  day: LateDay,
  isOver: () => boolean = () => false,
): LateProposal[] {
  const late = lateProblem(problem, plan, day);
  const found: LateProposal[] = [];
  let best: LateWay | null = null;
  for (const catchUp of CATCH_UPS) {
    const { movesFlights, ...saved } = SAVED[catchUp];
    if (saved.movesPauses && pausesOf(late).length === 0) continue;
    const searched = movesFlights ? bestSurfaces(late, saved, isOver) : lateWay(late, new Map(), saved);
    const way = withoutIdleSteps(late, searched, saved);
    if (best && !isLess(way.cost, best.cost)) continue;
    const after = withMovedPanels(plan, planOfLateDay(plan, day, late.tracks, way.laid));
    const price = priceOf(late, way, after);
    const before = found.at(-1)?.price;
    if (before && looksTheSame(before, price)) continue;
    best = way;
    found.push({ catchUp, plan: after, price });
    if (catchUp === 'later' && price.isOnTime) return found;
  }
  return found;
}

/** Whether an organiser would see no difference for anybody. */
const looksTheSame = (one: LatePrice, other: LatePrice) => seenOf(one) === seenOf(other);

const seenOf = (price: LatePrice) =>
  JSON.stringify([
    price.ends.map(({ end }) => Math.floor(end / 60)),
    [price.waiting, price.averageMinutes, price.longestMinutes, price.withoutIce],
    [price.rests.length, price.coaches.length, price.opened.seats, price.movedTwice.length],
  ]);

/**
 * The day with a flight behind the one that follows it at once on the same ice, and everything else started as late as it must.
 * @returns null where no flight follows it that can be changed
 */
export function swapProposal(
  problem: Problem,
  plan: BoardPlan,
  day: LateDay,
  flightId: string,
): LateProposal | null {
  const late = lateProblem(problem, plan, day);
  const tracks = late.tracks.map((track) => ({ ...track, toCome: withSwap(track.toCome, flightId) }));
  if (tracks.every(({ toCome }, index) => toCome === late.tracks[index]?.toCome)) return null;
  const swapped = { ...late, tracks };
  const way = lateWay(swapped, new Map(), SAVED.later);
  const after = withMovedPanels(plan, planOfLateDay(plan, day, tracks, way.laid));
  const price = { ...priceOf(swapped, way, after), isOnTime: false };
  return { catchUp: 'swap', plan: after, price };
}

function withSwap(toCome: LateTrack['toCome'], flightId: string): LateTrack['toCome'] {
  const place = toCome.findIndex(({ block }) => block.flightId === flightId);
  const [own, next] = [toCome[place], toCome[place + 1]];
  if (place < 0 || !own || next?.block.flightId === undefined || own.block.locked || next.block.locked)
    return toCome;
  return toCome.with(place, next).with(place + 1, own);
}

function priceOf(
  late: LateProblem,
  { laid, surfaces, movesPauses, cost: [broken, closing] }: LateWay,
  after: BoardPlan,
): LatePrice {
  const { problem, day, closes, people } = late;
  const waits = new Map<string, number>();
  for (const { block, was, start } of laid) {
    for (const skater of people.get(block.flightId ?? '')?.skaters ?? [])
      waits.set(skater, Math.max(waits.get(skater) ?? 0, start - was));
  }
  const waiting = [...waits.values()].filter((seconds) => seconds >= WAITS_SECONDS);
  const onIce = flightsOnIce(late, laid);
  const kindLeft = (kind: string) => laid.filter(({ block }) => block.kind === kind);
  return {
    ends: [...closes].map(([surfaceId, closing]) => ({
      surfaceId,
      closes: closing,
      end: Math.max(
        0,
        ...onIce.filter((one) => one.surfaceId === surfaceId).map(({ end }) => end),
        ...laid.filter((one) => one.surfaceId === surfaceId).map(({ start, seconds }) => start + seconds),
      ),
    })),
    waiting: waiting.length,
    isOnTime: waiting.length === 0 && broken === 0 && closing === 0,
    averageMinutes: Math.round(
      waiting.reduce((sum, seconds) => sum + seconds, 0) / Math.max(1, waiting.length) / 60,
    ),
    longestMinutes: Math.round(Math.max(0, ...waits.values()) / 60),
    rests: restFindings(problem.rules, onIce).filter(
      ({ severity, flightIds }) => severity === 'hard' && !day.fixed.has(flightIds.at(-1) ?? ''),
    ),
    coaches: coachesTwiceAtOnce(late, laid),
    withoutIce: leftWithoutIce(late, laid).length,
    moved: [...surfaces].map(([flightId, surfaceId]) => ({ flightId, surfaceId })),
    movedTwice: skatersMovedTwice(people, surfaces),
    reordered: reorderedFlights(late, laid),
    shortResurfacings: kindLeft('resurfacing').filter(
      ({ index, block, seconds }) => index !== null && seconds < block.seconds,
    ).length,
    ...changedResurfacings(late, laid),
    opened: openedSeats(problem, late.plan, after, begunIn(day)),
    ...pausePrice(late, laid, movesPauses),
  };
}

const begunIn = ({ fixed, now }: LateDay) =>
  new Set([...fixed].flatMap(([id, { start }]) => (start <= now ? id : [])));

/** On each surface; one that comes at another time in place of a published one is neither. */
function changedResurfacings({ tracks }: LateProblem, laid: readonly LaidBlock[]) {
  const kept = new Set(laid.map(({ index }) => index));
  const changes = tracks.map(({ surfaceId, toCome }) => {
    const added = laid.filter((one) => one.index === null && one.surfaceId === surfaceId);
    const leftOut = toCome.filter(({ index, block }) => block.kind === 'resurfacing' && !kept.has(index));
    const more = added.length - leftOut.length;
    return {
      added: more > 0 ? added.slice(-more).map(({ start }) => ({ surfaceId, start })) : [],
      leftOut: more < 0 ? leftOut.slice(more).map(({ was }) => ({ surfaceId, start: was })) : [],
    };
  });
  return {
    added: changes.flatMap(({ added }) => added),
    leftOut: changes.flatMap(({ leftOut }) => leftOut),
  };
}

/** The breaks and lunches that are to come, as planned. */
const pausesOf = ({ tracks }: LateProblem) =>
  tracks.flatMap(({ toCome }) => toCome).filter(({ block }) => isBreak(block));

function pausePrice(late: LateProblem, laid: readonly LaidBlock[], movesPauses: boolean) {
  const byIndex = new Map(laid.map((one) => [one.index, one]));
  const pauses = pausesOf(late);
  // One that a delay used up is shorter; one that the last flights left is gone.
  const gone = pauses.filter(({ index, block, from }) => {
    const isLast = laid.every(
      (one) =>
        one.surfaceId !== block.surfaceId ||
        one.block.flightId === undefined ||
        secondsOfTime(one.block.start) < from,
    );
    return !byIndex.has(index) && isLast;
  });
  const shorter = pauses
    .filter((pause) => !gone.includes(pause))
    .reduce((sum, { index, block }) => sum + block.seconds - (byIndex.get(index)?.seconds ?? 0), 0);
  const pauseOf = (block: Block): Pause => ({
    kind: block.kind === 'lunch' ? 'lunch' : 'break',
    surfaceId: block.surfaceId,
    start: secondsOfTime(block.start),
  });
  return {
    pauseMinutes: Math.round(shorter / 60),
    movedPauses: movesPauses
      ? movedPauses(laid).map(({ block, start }) => ({ ...pauseOf(block), to: start }))
      : [],
    goneWithFlights: gone.map(({ block }) => pauseOf(block)),
  };
}
