import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import { tracksOf } from '../../entering/onIce/bound.ts';
import { closedSpans } from './closedIce.ts';
import { keyOfPlace, overlaps, spanOf } from '../byHand/blockSpans.ts';

/** Of a competition's ice, or of its planning problem. */
type Hours = Parameters<typeof tracksOf>[0] & Partial<Pick<Problem, 'fixed'>>;
type BlockPlace = Pick<Block, 'surfaceId' | 'date' | 'start' | 'seconds' | 'flightId'>;

/**
 * The blocks that do not lie within the opening hours of their surface, by their indexes.
 * @param skated flights that have started or ended on the running day: nothing that is over needs ice any more
 */
export function blocksWithoutIce(
  hours: Hours,
  blocks: readonly BlockPlace[],
  skated: ReadonlySet<string>,
): number[] {
  const tracks = new Map(tracksOf(hours).map((track) => [keyOfPlace(track), track]));
  const over = ends(blocks, skated);
  return [...blocks.entries()].flatMap(([index, block]) => {
    const place = keyOfPlace(block);
    const track = tracks.get(place);
    const span = spanOf(block);
    const { from, until } = span;
    const isClosed = [
      ...(track?.closed ?? []),
      ...(hours.fixed ? closedSpans({ fixed: hours.fixed }, block) : []),
    ].some((closed) => overlaps(closed, span));
    const hasIce = track && from >= track.opens && until <= track.closes && !isClosed;
    return hasIce || until <= (over.get(place) ?? -Infinity) ? [] : [index];
  });
}

/** When the last flight that has skated ends by the plan, for each surface and day: what ends before is over too. */
function ends(blocks: readonly BlockPlace[], skated: ReadonlySet<string>): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const block of blocks.filter(({ flightId = '' }) => skated.has(flightId))) {
    const place = keyOfPlace(block);
    last.set(place, Math.max(last.get(place) ?? 0, spanOf(block).until));
  }
  return last;
}

/** What became of the flights of a running day until now. */
interface DaySoFar {
  readonly skated: ReadonlySet<string>;
  /** Of flights to come, where they are late or early: a time at the venue. */
  readonly expected: ReadonlyMap<string, string>;
}

/** The blocks that had ice and have none after a change of hours, by their indexes; as planned or as expected. */
export function blocksLosingIce(
  before: Hours,
  after: Hours,
  blocks: readonly BlockPlace[],
  { skated, expected }: DaySoFar,
): number[] {
  const asExpected = blocks.map((block) => {
    const start = expected.get(block.flightId ?? '');
    return start === undefined ? block : { ...block, start };
  });
  const lost = [blocks, asExpected].flatMap((placed) => {
    const had = new Set(blocksWithoutIce(before, placed, skated));
    return blocksWithoutIce(after, placed, skated).filter((index) => !had.has(index));
  });
  return [...new Set(lost)].sort((one, other) => one - other);
}

/** When a flight on the ice began, at the venue, and how long it has the ice at least. */
export type FlightOnIce = Pick<Block, 'start' | 'seconds'>;

/** The flights on the ice that still had ice and have none to their end after a change of hours, by their ids. */
export function flightsCutShort(
  before: Hours,
  after: Hours,
  blocks: readonly BlockPlace[],
  onIce: ReadonlyMap<string, FlightOnIce>,
): string[] {
  const placed = blocks.flatMap((block) => {
    const own = onIce.get(block.flightId ?? '');
    return own ? [{ ...block, ...own }] : [];
  });
  const nothing = { skated: new Set<string>(), expected: new Map<string, string>() };
  return blocksLosingIce(before, after, placed, nothing).flatMap((index) => placed[index]?.flightId ?? []);
}
