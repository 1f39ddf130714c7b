import { blocksOn, endOf } from '../blocks/blocks.ts';
import { useWorkspace } from '../workspace.ts';
import { clockOf } from '../useWords.ts';
import type { TypedPlace } from './PlaceFields.tsx';

/** The earliest end of a day's blocks: where most ice is left. */
export function useFreePlace(): TypedPlace {
  const { columns, plan } = useWorkspace();
  const ends = columns
    .filter(({ isOpen }) => isOpen)
    .map((column) => {
      const end = Math.max(column.opens, ...blocksOn(plan.blocks, column).map(endOf));
      return { track: column.key, end, left: column.closes - end };
    })
    .sort((one, other) => other.left - one.left);
  const [first] = ends;
  // To the next full minute.
  return { track: first?.track ?? '', start: first ? clockOf(Math.ceil(first.end / 60) * 60) : '' };
}
