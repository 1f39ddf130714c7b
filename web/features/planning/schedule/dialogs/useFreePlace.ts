import { typedTime } from '../../../../i18n/typedTime.ts';
import {
  blocksOn,
  endOf,
  keyOfBlock,
  keyOfTrack,
} from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useWorkspace } from '../workspace.ts';
import type { TypedPlace } from './PlaceFields.tsx';

/** Behind the selected block; else where most ice is left on the shown days. */
export function useFreePlace(): TypedPlace {
  const { shown, plan, selected } = useWorkspace();
  const block =
    selected?.kind === 'block' ? plan.blocks.find((one) => keyOfBlock(one) === selected.key) : undefined;
  const [freest] = shown
    .filter(({ isOpen }) => isOpen)
    .map((column) => {
      const end = Math.max(column.opens, ...blocksOn(plan.blocks, column).map(endOf));
      return { track: column.key, end, left: column.closes - end };
    })
    .sort((one, other) => other.left - one.left);
  const track = block ? keyOfTrack(block) : freest?.track;
  const end = block ? endOf(block) : freest?.end;
  return { track: track ?? '', start: end === undefined ? '' : typedTime(end) };
}
