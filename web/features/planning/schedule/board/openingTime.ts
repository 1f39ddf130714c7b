import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { endOf } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';

/**
 * The time that the board shows first: on the running day of what is on or comes next, else of the first block. Null where nothing
 * is placed.
 * @param now at the venue, `YYYY-MM-DDTHH:MM`
 */
export function openingTime(blocks: readonly PlacedBlock[], now: string): number | null {
  const [date = '', clock = ''] = now.split('T');
  const left = blocks.filter((block) => block.date === date && endOf(block) > secondsOfTime(clock));
  const shown = left.length > 0 ? left : blocks;
  return shown.length === 0 ? null : Math.min(...shown.map(({ start }) => secondsOfTime(start)));
}
