import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import { type Span, tracksOf } from '../../entering/onIce/bound.ts';
import { closedSpans } from '../ice/closedIce.ts';
import { secondsOfTime, timeOfSeconds } from '../../core/dates/times.ts';
import { earliest, isSamePlace, overlaps, spanOf } from './blockSpans.ts';

/** Where a block goes by hand. Blocks are named by their index in the plan, because only flights have an id. */
export interface Placing {
  readonly block: number;
  readonly surfaceId: string;
  readonly date: string;
  /** A time at the venue; or before another block of the track, as early as the one in front allows; null: last. */
  readonly at: { readonly start: string } | { readonly before: number | null };
}

/** `locked`: the block itself. `onLocked`: it would lie upon a locked one. `closed`: no such track, before it opens, or while others have the ice. */
export type PlacingFault = 'unknownBlock' | 'locked' | 'onLocked' | 'closed';

/**
 * Puts a block onto a track by hand. Unlocked blocks in its way start as little later as possible, in their order; the
 * gap that it leaves stays. Locked blocks never move: the others go round them. A time after closing is a finding.
 * @param blocks stay as they are, so that a change is undone by going back to them
 * @returns the blocks, each at its index, with the indexes of all that moved; or a fault and nothing changed
 */
export function placeBlock(
  problem: Pick<Problem, 'surfaces' | 'fixed'>,
  blocks: readonly Block[],
  placing: Placing,
): { readonly blocks: Block[]; readonly moved: readonly number[] } | { readonly fault: PlacingFault } {
  const { surfaceId, date } = placing;
  const block = blocks[placing.block];
  const track = tracksOf(problem).find((one) => one.surfaceId === surfaceId && one.date === date);
  if (!block) return { fault: 'unknownBlock' };
  if (block.locked) return { fault: 'locked' };
  const others = [...blocks.entries()]
    .filter(([index, other]) => index !== placing.block && isOn(other, placing))
    .map(([index, other]) => ({ index, block: other, span: spanOf(other) }))
    .sort((one, other) => one.span.from - other.span.from);
  const closed = closedSpans(problem, placing);
  const wanted = startOf(placing, track?.opens ?? 0, others);
  if (wanted === null) return { fault: 'unknownBlock' };
  // A typed time is refused where others have the ice; a place behind a block is behind them too.
  const from =
    'start' in placing.at ? wanted : earliest({ from: wanted, until: wanted + block.seconds }, closed);
  if (!track || from < track.opens) return { fault: 'closed' };
  const taken = others.filter((other) => other.block.locked).map(({ span }) => span);
  const placed = { from, until: from + block.seconds };
  if (closed.some((span) => overlaps(span, placed))) return { fault: 'closed' };
  if (taken.some((span) => overlaps(span, placed))) return { fault: 'onLocked' };
  taken.push(placed, ...closed);
  const after = [...blocks];
  after[placing.block] = { ...block, surfaceId, date, start: timeOfSeconds(from) };
  for (const other of others) {
    if (other.block.locked) continue;
    const start = earliest(other.span, taken);
    taken.push({ from: start, until: start + other.block.seconds });
    after[other.index] = { ...other.block, start: timeOfSeconds(start) };
  }
  const moved = [...after.keys()].filter((index) => !isSamePlace(after[index], blocks[index]));
  return { blocks: after, moved };
}

const isOn = (block: Block, { surfaceId, date }: Placing) =>
  block.surfaceId === surfaceId && block.date === date;

/** @returns null where the block to go before is not on the track */
function startOf(
  { at }: Placing,
  opens: number,
  others: readonly { readonly index: number; readonly span: Span }[],
): number | null {
  if ('start' in at) return secondsOfTime(at.start);
  const place = at.before === null ? others.length : others.findIndex(({ index }) => index === at.before);
  if (place < 0) return null;
  return Math.max(opens, ...others.slice(0, place).map(({ span }) => span.until));
}
