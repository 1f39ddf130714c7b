import { isBreak } from './pauses.ts';
import { isLess, lateWay, type LateProblem, type LateWay } from './lateSearch.ts';
import type { LaidBlock, Places, TimeSaved } from './layLateDay.ts';

/** What does not count as waiting: schedules have no seconds. */
const MINUTE = 60;
/** So many places further back are tried on its own surface. */
const SOON = 3;

/**
 * A way without the steps that change nothing for anybody: a flight stays on its surface, if need be at a later place in its order, a
 * resurfacing and a break stay as scheduled, where nobody starts a minute later by it and nothing else is worse. A step has to be
 * announced and done, so it needs a reason. A flight stays, too, where the later place costs everybody less than the other ice.
 */
export function withoutIdleSteps(late: LateProblem, found: LateWay, saved: TimeSaved): LateWay {
  const best = withFewerMoves(late, found, saved);
  if (!saved.shortResurfacings && !saved.movesPauses) return best;
  const isAsGood = asGoodAs(best);
  const others = best.laid.flatMap(({ index, block }) =>
    index !== null && (block.kind === 'resurfacing' || isBreak(block)) ? index : [],
  );
  return others.reduce<{ way: LateWay; unchanged: ReadonlySet<number> }>(
    (so, index) => {
      const unchanged = new Set([...so.unchanged, index]);
      const way = lateWay(late, best.surfaces, { ...saved, unchanged }, best.places);
      return isAsGood(way) ? { way, unchanged } : so;
    },
    { way: best, unchanged: new Set() },
  ).way;
}

/** Whether by a way nobody starts a minute later than by the one before, and nothing else is worse. */
function asGoodAs(before: LateWay): (way: LateWay) => boolean {
  const starts = new Map(before.laid.map(({ index, start }) => [index, start]));
  return ({ laid, cost: [broken, closing], others }) =>
    broken <= before.cost[0] &&
    closing <= before.cost[1] &&
    others <= before.others &&
    laid.every(
      ({ index, block, start }) =>
        block.flightId === undefined || start < (starts.get(index) ?? start) + MINUTE,
    );
}

/** Again while it helps: a flight that stays can make room for another. */
function withFewerMoves(late: LateProblem, found: LateWay, saved: TimeSaved): LateWay {
  let best = found;
  let isAsGood = asGoodAs(found);
  for (const flight of found.surfaces.keys()) {
    const surfaces = new Map([...best.surfaces].filter(([id]) => id !== flight));
    const ways = placesAtHome(late, best, flight)
      .map((places) => new Map([...best.places, ...places]))
      .map((places) => lateWay(late, surfaces, saved, places));
    const stays = ways.find(isAsGood);
    if (stays) best = stays;
    else {
      const cheapest = ways.reduce((least, way) => (isLess(way.cost, least.cost) ? way : least), best);
      if (cheapest !== best) isAsGood = asGoodAs(cheapest);
      best = cheapest;
    }
  }
  return best.surfaces.size < found.surfaces.size ? withFewerMoves(late, best, saved) : best;
}

/**
 * Its own place; that behind what its own surface has on the ice before it; there no sooner than elsewhere; and at last with no sooner
 * start for those behind it, whose rests may need it. Besides, the places behind each of the flights that follow it soon.
 */
function placesAtHome({ tracks }: LateProblem, { laid, places }: LateWay, flight: string): Places[] {
  const fromByIndex = new Map(tracks.flatMap(({ toCome }) => toCome.map((one) => [one.index, one.from])));
  const fromOf = ({ index, block }: LaidBlock) =>
    places.get(block.flightId ?? '')?.from ?? fromByIndex.get(index ?? -1) ?? 0;
  const own = laid.find(({ block }) => block.flightId === flight);
  if (!own) return [];
  const before = laid.filter((one) => one.surfaceId === own.block.surfaceId && one.start < own.start);
  const from = Math.max(fromOf(own), ...before.map((one) => fromOf(one) + 1));
  const behind = laid.flatMap((one) => {
    const { block, surfaceId, start } = one;
    if (block.flightId === undefined || surfaceId !== own.surfaceId || start <= own.start) return [];
    return [[block.flightId, { from: fromOf(one), earliest: start }] as const];
  });
  const place = { from, earliest: own.start };
  const later = behind
    .slice(0, SOON)
    .map(([, { from: other }]) => new Map([[flight, { from: other + 1, earliest: 0 }]]));
  return [
    new Map(),
    new Map([[flight, { from, earliest: 0 }]]),
    new Map([[flight, place]]),
    new Map([[flight, place], ...behind]),
    ...later,
  ];
}
