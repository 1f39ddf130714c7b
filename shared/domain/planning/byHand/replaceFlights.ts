import type { Block, Flight, Panel, Problem } from '../../../contract/core/planningFiles.ts';
import { placeBlock } from './placeBlock.ts';
import { lengthsOfFlights } from './trackFindings.ts';

/** Blocks and panels of a schedule after its flights changed. */
export interface ReplacedFlights<AnyBlock extends Block, AnyPanel extends Panel> {
  readonly blocks: AnyBlock[];
  readonly panels: AnyPanel[];
  /** Blocks that start at another time than before. */
  readonly moved: readonly AnyBlock[];
  /** Blocks, as they were, of flights that are no more. */
  readonly removed: readonly AnyBlock[];
}

/**
 * Fits blocks and panels to flights that were built, merged, split or joined. A block lasts as long as its flight: where
 * it ends later, unlocked blocks behind it give way; where it ends earlier, the gap stays. The block of a flight that is
 * no more goes, and a new flight has none yet. Another start order may last longer too, where two skate at once.
 * @param before the flights of the schedule until now
 * @param after those that it has from now on
 * @param refitted ids of flights whose blocks get their length though they are the same: programmes last another time
 */
export function replaceFlights<AnyBlock extends Block, AnyPanel extends Panel>(
  problem: Problem,
  schedule: { readonly blocks: readonly AnyBlock[]; readonly panels: readonly AnyPanel[] },
  before: readonly Flight[],
  after: readonly Flight[],
  refitted: ReadonlySet<string> = new Set(),
): ReplacedFlights<AnyBlock, AnyPanel> {
  const kept = new Set(after.map(({ id }) => id));
  const gone = new Set(before.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  const isGone = (flightId: string | undefined) => flightId !== undefined && gone.has(flightId);
  const staying = schedule.blocks.filter(({ flightId }) => !isGone(flightId));
  const lengths = lengthsOfFlights(problem, changedFlights(before, after, refitted));
  let blocks = staying;
  for (const [index, { flightId = '' }] of staying.entries()) {
    const seconds = lengths.get(flightId);
    if (seconds !== undefined) blocks = withLength(problem, blocks, index, Math.max(1, seconds));
  }
  return {
    blocks,
    panels: schedule.panels
      .map((panel) => ({ ...panel, flightIds: panel.flightIds.filter((id) => !gone.has(id)) }))
      .filter(({ flightIds }) => flightIds.length > 0),
    moved: blocks.filter((block, index) => block.start !== staying[index]?.start),
    removed: schedule.blocks.filter(({ flightId }) => isGone(flightId)),
  };
}

function changedFlights(
  before: readonly Flight[],
  after: readonly Flight[],
  refitted: ReadonlySet<string>,
): Flight[] {
  const old = new Map(before.map((flight) => [flight.id, flight]));
  return after.filter((flight) => {
    const was = old.get(flight.id);
    return refitted.has(flight.id) || (was && was.programmes.join('\n') !== flight.programmes.join('\n'));
  });
}

/** A block that ends later pushes those behind it, as if it had been put there by hand. */
function withLength<AnyBlock extends Block>(
  problem: Problem,
  blocks: readonly AnyBlock[],
  index: number,
  seconds: number,
): AnyBlock[] {
  const block = blocks[index];
  if (!block || block.seconds === seconds) return [...blocks];
  const resized = blocks.with(index, { ...block, seconds });
  if (seconds < block.seconds) return resized;
  const { locked: _locked, ...free } = { ...block, seconds };
  const { surfaceId, date, start } = block;
  const placed = placeBlock(problem, resized.with(index, free as AnyBlock), {
    block: index,
    surfaceId,
    date,
    at: { start },
  });
  if ('fault' in placed) return resized;
  return resized.map((one, at) => ({ ...one, start: placed.blocks[at]?.start ?? one.start }));
}
