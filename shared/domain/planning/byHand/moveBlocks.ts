import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import { dayNumber, DAY_SECONDS } from '../../core/dates/days.ts';
import { timeOfSeconds } from '../../core/dates/times.ts';
import { type Span, tracksOf } from '../../entering/onIce/bound.ts';
import { closedSpans } from '../ice/closedIce.ts';
import { earliest, isSamePlace, keyOfPlace, overlaps, spanOf } from './blockSpans.ts';
import type { PlacingFault } from './placeBlock.ts';

/** Where several blocks go together: by seconds on their own tracks (negative: earlier), or to a track, one behind the other. */
export type BlocksTarget =
  | { readonly by: number }
  | { readonly surfaceId: string; readonly date: string; readonly from: number };

/** `inTheWay`: a block that stays would have to go behind one that is moved earlier. */
export type MovingFault = Exclude<PlacingFault, 'onLocked'> | 'inTheWay';

/** A block that is moved, and where it would start if nothing were there. */
interface Aim {
  readonly index: number;
  readonly block: Block;
  readonly was: Block;
  readonly span: Span;
}

/**
 * Moves several blocks by hand, with the gaps between them. They go round locked blocks and closed hours; unlocked ones in their way
 * start as little later as possible, as with `placeBlock`.
 * @param indexes of the blocks that are moved, in any order
 * @returns the blocks, each at its index, with the indexes of all that start elsewhere; or a fault and nothing changed
 */
export function moveBlocks(
  problem: Pick<Problem, 'surfaces' | 'fixed'>,
  blocks: readonly Block[],
  indexes: readonly number[],
  target: BlocksTarget,
): { readonly blocks: Block[]; readonly moved: readonly number[] } | { readonly fault: MovingFault } {
  const chosen = new Set(indexes);
  const own = [...blocks.entries()].filter(([index]) => chosen.has(index));
  if (own.length < chosen.size || own.length === 0) return { fault: 'unknownBlock' };
  if (own.some(([, { locked }]) => locked)) return { fault: 'locked' };
  const aims = aimsOf(own, target);
  const after = [...blocks];
  for (const [key, onTrack] of Map.groupBy(aims, ({ block }) => keyOfPlace(block))) {
    const track = tracksOf(problem).find((one) => keyOfPlace(one) === key);
    if (!track || onTrack.some(({ span }) => span.from < track.opens)) return { fault: 'closed' };
    const others = [...blocks.entries()].filter(
      ([index, block]) => !chosen.has(index) && keyOfPlace(block) === key,
    );
    const taken = [
      ...closedSpans(problem, track),
      ...others.filter(([, { locked }]) => locked).map(([, block]) => spanOf(block)),
    ];
    const put = (index: number, block: Block, wanted: Span): Span => {
      const from = earliest(wanted, taken);
      const span = { from, until: from + block.seconds };
      taken.push(span);
      after[index] = { ...block, start: timeOfSeconds(from) };
      return span;
    };
    const placed = onTrack.map((aim) => ({ ...aim, span: put(aim.index, aim.block, aim.span) }));
    const free = others.filter(([, { locked }]) => !locked).map(([index, block]) => ({ index, block }));
    if (free.some(({ block }) => placed.some((aim) => isOvertaken(block, aim)))) return { fault: 'inTheWay' };
    for (const { index, block } of free.toSorted((one, other) => startOf(one.block) - startOf(other.block)))
      put(index, block, spanOf(block));
  }
  return { blocks: after, moved: [...after.keys()].filter((at) => !isSamePlace(after[at], blocks[at])) };
}

function aimsOf(own: readonly (readonly [number, Block])[], target: BlocksTarget): Aim[] {
  const sorted = own.toSorted(([, one], [, other]) => instantOf(one) - instantOf(other));
  if ('by' in target)
    return sorted.map(([index, was]) => ({
      index,
      was,
      block: was,
      span: spanFrom(startOf(was) + target.by, was),
    }));
  const { surfaceId, date } = target;
  const aims: Aim[] = [];
  let [from, first] = [target.from, sorted[0]?.[1]];
  for (const [index, was] of sorted) {
    // The night between two days is no gap: the next day follows upon the last block of the one before.
    if (first?.date !== was.date) [from, first] = [Math.max(...aims.map(({ span }) => span.until)), was];
    const span = spanFrom(from + startOf(was) - startOf(first), was);
    aims.push({ index, was, block: { ...was, surfaceId, date }, span });
  }
  return aims;
}

const spanFrom = (from: number, { seconds }: Block): Span => ({ from, until: from + seconds });

/** Whether a block would start later only because one from behind it was moved upon it. */
const isOvertaken = (block: Block, { was, span }: Aim) =>
  keyOfPlace(was) === keyOfPlace(block) &&
  span.from < startOf(was) &&
  startOf(block) < startOf(was) &&
  overlaps(spanOf(block), span);

const startOf = (block: Block) => spanOf(block).from;

const instantOf = (block: Block) => dayNumber(block.date) * DAY_SECONDS + startOf(block);
