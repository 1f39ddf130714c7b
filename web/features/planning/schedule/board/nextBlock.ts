import type { DraftBlock } from '../../../../../shared/contract/planning/draftParts.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';

interface ShownColumn {
  readonly column: BlockColumn;
  readonly blocks: readonly DraftBlock[];
}

/**
 * The block that an arrow key goes to: up and down along the column, to the sides to the block of the next filled
 * column that starts nearest; Home and End to the first and last of the column.
 * @param from the key of the block that has the focus
 * @returns null for other keys, and where there is none
 */
export function nextBlock(pressed: string, from: string, shown: readonly ShownColumn[]): string | null {
  const filled = shown
    .map(({ column: { surfaceId, date }, blocks }) => blocks.map((block) => ({ ...block, surfaceId, date })))
    .filter((blocks) => blocks.length > 0);
  const column = filled.findIndex((blocks) => blocks.some((block) => keyOfBlock(block) === from));
  const own = filled[column] ?? [];
  const place = own.findIndex((block) => keyOfBlock(block) === from);
  const block = own[place];
  if (!block) return null;
  const to = (() => {
    switch (pressed) {
      case 'ArrowUp':
        return own[place - 1];
      case 'ArrowDown':
        return own[place + 1];
      case 'Home':
        return own[0];
      case 'End':
        return own.at(-1);
      case 'ArrowLeft':
        return nearest(filled[column - 1]);
      case 'ArrowRight':
        return nearest(filled[column + 1]);
      default:
        return undefined;
    }
  })();
  return to ? keyOfBlock(to) : null;

  function nearest(others: typeof own = []) {
    const distance = (other: DraftBlock) =>
      Math.abs(secondsOfTime(other.start) - secondsOfTime(block?.start ?? '0'));
    return others.toSorted((one, other) => distance(one) - distance(other))[0];
  }
}
